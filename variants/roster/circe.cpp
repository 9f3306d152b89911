// This file lists the traditional names of forms of Circe, such as Mirror Circe.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view antipodes[] = {"Antipodes"};
constexpr std::string_view assassin[] = {"Assassin"};
constexpr std::string_view cage[] = {"Cage"};
constexpr std::string_view chameleon[] = {"Chameleon"};
constexpr std::string_view clone[] = {"Clone"};
constexpr std::string_view clone_mirror[] = {"Clone", "Mirror"};
constexpr std::string_view contra_parrain_mirror[] = {"ContraParrain", "Mirror"};
constexpr std::string_view couscous[] = {"Couscous"};
constexpr std::string_view couscous_mirror[] = {"Couscous", "Mirror"};
constexpr std::string_view diagram[] = {"Diagram"};
constexpr std::string_view diametral[] = {"Diametral"};
constexpr std::string_view equipollents[] = {"Equipollents"};
constexpr std::string_view file[] = {"File"};
constexpr std::string_view file_mirror[] = {"File", "Mirror"};
constexpr std::string_view frischauf[] = {"Frischauf"};
constexpr std::string_view horizontal_symmetry[] = {"HorizontalSymmetry"};
constexpr std::string_view mirror[] = {"Mirror"};
constexpr std::string_view parrain[] = {"Parrain"};
constexpr std::string_view pwc[] = {"PWC"};
constexpr std::string_view rank[] = {"Rank"};
constexpr std::string_view rebirth_alias_words[] = {"RexInclusive", "RexExclusive"};
constexpr std::string_view super[] = {"Super"};
constexpr std::string_view super_april[] = {"Super", "April"};
constexpr std::string_view symmetry[] = {"Symmetry"};
constexpr std::string_view take_and_make[] = {"Take&Make"};
constexpr std::string_view turncoats[] = {"Turncoats"};
constexpr std::string_view turncoats_mirror[] = {"Turncoats", "Mirror"};
constexpr std::string_view vertical_mirror[] = {"VerticalMirror"};
constexpr std::string_view vertical_symmetry[] = {"VerticalSymmetry"};

const Row rows[] = {
    traditional(2, {"MirrorCirce", "SpiegelCirce", "CirceMalefique"}, "Circe", mirror,
                rebirth_alias_words),
    traditional(15, {"PWC", "PlatzwechselCirce", "CirceEchange"}, "Circe", pwc,
                rebirth_alias_words),
    traditional(23, {"ChameleonCirce", "ChamaeleonCirce", "CirceCameleon"}, "Circe", chameleon,
                rebirth_alias_words),
    traditional(24, {"CouscousCirce", "CouscousCirce", "CirceCouscous"}, "Circe", couscous,
                rebirth_alias_words),
    traditional(25, {"EquipollentsCirce", "EquipollentsCirce", "CirceEquipollents"}, "Circe",
                equipollents, rebirth_alias_words),
    traditional(26, {"FileCirce", "FileCirce", "FileCirce"}, "Circe", file, rebirth_alias_words),
    traditional(35, {"DiagramCirce", "DiagrammCirce", "CirceDiagramme"}, "Circe", diagram,
                rebirth_alias_words),
    traditional(44, {"ParrainCirce", "CirceParrain", "CirceParrain"}, "Circe", parrain,
                rebirth_alias_words),
    traditional(46, {"SymmetryCirce", "SymmetrieCirce", "CirceSymetrique"}, "Circe", symmetry,
                rebirth_alias_words),
    traditional(51, {"CirceClone", "CirceClone", "CirceClone"}, "Circe", clone,
                rebirth_alias_words),
    traditional(53, {"MirrorFileCirce", "SpiegelFileCirce", "FileCirceMalefique"}, "Circe",
                file_mirror, rebirth_alias_words),
    traditional(54, {"AntipodeanCirce", "AntipodenCirce", "CirceAntipoden"}, "Circe", antipodes,
                rebirth_alias_words),
    traditional(55, {"MirrorCirceClone", "SpiegelCirceclone", "CirceCloneMalefique"}, "Circe",
                clone_mirror, rebirth_alias_words),
    traditional(70, {"SuperCirce", "SuperCirce", "SuperCirce"}, "Circe", super,
                rebirth_alias_words),
    traditional(83, {"FrischAufCirce", "FrischAufCirce", "FrischAufCirce"}, "Circe", frischauf,
                rebirth_alias_words),
    traditional(84, {"VerticalMirrorCirce", "VertikalesSpiegelCirce", "CirceMalefiqueVerticale"},
                "Circe", vertical_mirror, rebirth_alias_words),
    traditional(87, {"DiametralCirce", "DiametralCirce", "CirceDiametrale"}, "Circe", diametral,
                rebirth_alias_words),
    traditional(89, {"RankCirce", "RankCirce", "RankCirce"}, "Circe", rank, rebirth_alias_words),
    traditional(99, {"MirrorCouscousCirce", "SpiegelCouscousCirce", "CirceCouscousMalefique"},
                "Circe", couscous_mirror, rebirth_alias_words),
    traditional(104, {"CirceAssassin", "AssassinCirce", "CirceAssassin"}, "Circe", assassin,
                rebirth_alias_words),
    traditional(128, {"AprilChess", "Aprilschach", "EchecsAvril"}, "Circe", super_april,
                rebirth_alias_words),
    traditional(130, {"CirceTurncoats", "TurncoatCirce", "CirceTurncoats"}, "Circe", turncoats,
                rebirth_alias_words),
    traditional(131, {"CirceDoubleAgents", "DoppelAgentenCirce", "CirceDoubleAgents"}, "Circe",
                turncoats_mirror, rebirth_alias_words),
    traditional(174, {"CageCirce", "KaefigCirce", "CirceCage"}, "Circe", cage, rebirth_alias_words),
    traditional(177, {"ContraParrain", "KontraParrain", "ContraParrain"}, "Circe",
                contra_parrain_mirror, rebirth_alias_words),
    traditional(182, {"CirceTake&Make", "CirceTake&Make", "CirceTake&Make"}, "Circe", take_and_make,
                rebirth_alias_words),
    traditional(199,
                {"VerticalSymmetryCirce", "VertikaleSymmetrieCirce", "CirceSymetriqueVerticale"},
                "Circe", vertical_symmetry, rebirth_alias_words),
    traditional(
        200, {"HorizontalSymmetryCirce", "HorizontaleSymmetrieCirce", "CirceSymetriqueHorizontale"},
        "Circe", horizontal_symmetry, rebirth_alias_words),
};

}  // namespace
}  // namespace feerie
