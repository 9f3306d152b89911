# A composer has a helpmate in his head and wants to know whether it is sound, to have its diagram for a
# letter, and to learn what a condition does that he might add.
cat >mine.inp <<'END'
BeginProblem
author A. Stranger
pieces
  white Kh7 Ra5 Sd7
  black Kb7 Bc8 Pa7
stipulation h#2
option SetPlay
EndProblem
END
step feerie mine.inp
expect '1.Kb7-a8 Ra5-b5   2.Bc8-a6 Rb5-b8 #'
step feerie verify mine.inp
expect '1 problem: 1 sound'
step feerie diagram --caption --output mine.svg mine.inp
has mine.svg '<svg'
step feerie help madrasi
expect 'a unit observed by an enemy unit of the same walk is paralysed'
expect 'Example: '
