// Problems to begin with. Their titles are in the language of the page.

export const EXAMPLES = [
  {
    name: ["Helpmate in one, Wandelschach", "Hilfsmatt in eins, Wandelschach", "Mat aidé en un, Wandelschach"],
    text: "BeginProblem\nCondition Wandelschach\nStipulation h#1\nPieces\n  White Ke1 Rb4 Ph2\n  Black Kh3 Bd5\nEndProblem\n",
  },
  {
    name: ["Mate in two with tries (W. E. Lester 1924)", "Matt in zwei mit Verführungen (W. E. Lester 1924)", "Mat en deux avec essais (W. E. Lester 1924)"],
    text: "BeginProblem\nAuthor William Edward Lester\nOrigin The Chess Amateur, 1924\nTitle Every knight move a mate\n"
      + "Option Try Variation\nStipulation #2\nPieces\n  White Ke3 Ra2g2\n  Black Kd1 Sd3 Pe4\nEndProblem\n",
  },
  {
    name: ["Helpmate in three, Circe", "Hilfsmatt in drei, Circe", "Mat aidé en trois, Circé"],
    text: "BeginProblem\nCondition Circe\nStipulation h#3\nPieces\n  White Kh8 Sb7 Ph6\n  Black Kf3 Rc4 Be6 Pc7\nEndProblem\n",
  },
  {
    name: ["Helpmate with a grasshopper and twins", "Hilfsmatt mit Grashüpfer und Zwillingen", "Mat aidé avec sauterelle et jumeaux"],
    text: "BeginProblem\nStipulation h#2\nPieces\n  White Kh7 Gb3 Ra5 Sd7\n  Black Kb7 Bc8 Pa7\nTwin move b3 c3\nEndProblem\n",
  },
];
