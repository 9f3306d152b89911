// This file lists the traditional names of forms of Anticirce, Immune Chess and the Mars Circe
// family.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view anticirce_alias_words[] = {"Calvet", "Cheylan", "RexInclusive",
                                                      "RexExclusive"};
constexpr std::string_view antipodes[] = {"Antipodes"};
constexpr std::string_view clone[] = {"Clone"};
constexpr std::string_view diagram[] = {"Diagram"};
constexpr std::string_view equipollents[] = {"Equipollents"};
constexpr std::string_view file[] = {"File"};
constexpr std::string_view file_mirror[] = {"File", "Mirror"};
constexpr std::string_view horizontal_symmetry[] = {"HorizontalSymmetry"};
constexpr std::string_view mirror[] = {"Mirror"};
constexpr std::string_view rebirth_alias_words[] = {"RexInclusive", "RexExclusive"};
constexpr std::string_view super[] = {"Super"};
constexpr std::string_view symmetry[] = {"Symmetry"};
constexpr std::string_view vertical_symmetry[] = {"VerticalSymmetry"};

const Row rows[] = {
    traditional(18, {"MirrorImmunChess", "SpiegelImmunschach", "ImmunMalefique"}, "ImmunChess",
                mirror, rebirth_alias_words),
    traditional(56, {"MirrorAntiCirce", "AntiSpiegelCirce", "AntiCirceMalefique"}, "AntiCirce",
                mirror, anticirce_alias_words),
    traditional(57, {"DiagramAntiCirce", "AntiDiagrammCirce", "AntiCirceDiagramme"}, "AntiCirce",
                diagram, anticirce_alias_words),
    traditional(58, {"FileAntiCirce", "AntiFileCirce", "AntiFileCirce"}, "AntiCirce", file,
                anticirce_alias_words),
    traditional(59, {"SymmetryAntiCirce", "AntiSymmetrieCirce", "AntiCirceSymetrique"}, "AntiCirce",
                symmetry, anticirce_alias_words),
    traditional(60, {"MirrorFileAntiCirce", "AntiSpiegelFileCirce", "AntiFileCirceMalefique"},
                "AntiCirce", file_mirror, anticirce_alias_words),
    traditional(61, {"AntipodeanAntiCirce", "AntiAntipodenCirce", "AntiCirceAntipoden"},
                "AntiCirce", antipodes, anticirce_alias_words),
    traditional(62, {"EquipollentsAntiCirce", "AntiEquipollentsCirce", "AntiCirceEquipollents"},
                "AntiCirce", equipollents, anticirce_alias_words),
    traditional(63, {"FileImmunChess", "FileImmunSchach", "ImmunFile"}, "ImmunChess", file,
                rebirth_alias_words),
    traditional(64, {"DiagramImmunChess", "DiagrammImmunSchach", "ImmunDiagramme"}, "ImmunChess",
                diagram, rebirth_alias_words),
    traditional(65, {"MirrorFileImmunChess", "SpiegelFileImmunSchach", "ImmunFileMalefique"},
                "ImmunChess", file_mirror, rebirth_alias_words),
    traditional(66, {"SymmetryImmunChess", "SymmetrieImmunSchach", "ImmunSymmetrique"},
                "ImmunChess", symmetry, rebirth_alias_words),
    traditional(67, {"AntipodeanImmunChess", "AntipodenImmunSchach", "ImmunAntipoden"},
                "ImmunChess", antipodes, rebirth_alias_words),
    traditional(68, {"EquipollentsImmunChess", "EquipollentsImmunSchach", "ImmunEquipollents"},
                "ImmunChess", equipollents, rebirth_alias_words),
    traditional(92, {"MarsMirrorCirce", "MarsSpiegelCirce", "MarsCirceMalefique"}, "MarsCirce",
                mirror, rebirth_alias_words),
    traditional(140, {"AntiMarsMirrorCirce", "AntiMarsMalefiqueCirce", "AntiMarsMalefiqueCirce"},
                "AntiMarsCirce", mirror, rebirth_alias_words),
    traditional(141,
                {"AntiMarsAntipodeanCirce", "AntiMarsAntipodeanCirce", "AntiMarsAntipodeanCirce"},
                "AntiMarsCirce", antipodes, rebirth_alias_words),
    traditional(144, {"AntiSuperCirce", "AntiSuperCirce", "AntiSuperCirce"}, "AntiCirce", super,
                anticirce_alias_words),
    traditional(192, {"AntiCloneCirce", "AntiCloneCirce", "AntiCloneCirce"}, "AntiCirce", clone,
                anticirce_alias_words),
    traditional(201,
                {"VerticalSymmetryAntiCirce", "VertikaleAntiSymmetrieCirce",
                 "AntiCirceSymetriqueVerticale"},
                "AntiCirce", vertical_symmetry, anticirce_alias_words),
    traditional(202,
                {"HorizontalSymmetryAntiCirce", "HorizontaleAntiSymmetrieCirce",
                 "AntiCirceSymetriqueHorizontale"},
                "AntiCirce", horizontal_symmetry, anticirce_alias_words),
    traditional(203,
                {"ImmuneVerticalSymmetry", "ImmuneVertikaleSymmetrie", "ImmuneSymetriqueVerticale"},
                "ImmunChess", vertical_symmetry, rebirth_alias_words),
    traditional(
        204,
        {"ImmuneHorizontalSymmetry", "ImmuneHorizontaleSymmetrie", "ImmuneSymetriqueHorizontale"},
        "ImmunChess", horizontal_symmetry, rebirth_alias_words),
};

/// This name is also written with its two words in the other order.
const Row super_anticirce{{
    .names = {"SuperAntiCirce", "SuperAntiCirce", "SuperAntiCirce"},
    .place = 1144,
    .parameters = {.words = anticirce_alias_words},
    .stands_for = "AntiCirce",
    .preset = super,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
