// How units are drawn in pictures: orthodox units as they are, fairy units as orthodox ones that
// are turned. The figures of grasshopper, nightrider, the hoppers and the berolina pawn are those
// that problem magazines use; nobody agrees about the others. A walk that is not listed here is
// drawn as a disc with its letters. No figure may be given twice, as a test checks.
#include "game/catalogue.h"
#include "game/figure.h"

namespace feerie {
namespace {

constexpr int left = 270;
constexpr int right = 90;
constexpr int upside_down = 180;

const Catalogue<Figure>::Entry orthodox[] = {
    Catalogue<Figure>::Entry{{.names = {"king"}, .shape = king}},
    Catalogue<Figure>::Entry{{.names = {"queen"}, .shape = queen}},
    Catalogue<Figure>::Entry{{.names = {"rook"}, .shape = rook}},
    Catalogue<Figure>::Entry{{.names = {"bishop"}, .shape = bishop}},
    Catalogue<Figure>::Entry{{.names = {"knight"}, .shape = knight}},
    Catalogue<Figure>::Entry{{.names = {"pawn"}, .shape = pawn}},
};

const Catalogue<Figure>::Entry upside_down_figures[] = {
    Catalogue<Figure>::Entry{{{"kinghopper"}, king, upside_down}},
    Catalogue<Figure>::Entry{{{"grasshopper"}, queen, upside_down}},
    Catalogue<Figure>::Entry{{{"rook hopper"}, rook, upside_down}},
    Catalogue<Figure>::Entry{{{"bishop hopper"}, bishop, upside_down}},
    Catalogue<Figure>::Entry{{{"nightrider"}, knight, upside_down}},
    Catalogue<Figure>::Entry{{{"berolina pawn"}, pawn, upside_down}},
};

/// Chinese units lie on their left side, lions on their right side.
const Catalogue<Figure>::Entry lying_figures[] = {
    Catalogue<Figure>::Entry{{{"leo"}, queen, left}},
    Catalogue<Figure>::Entry{{{"pao"}, rook, left}},
    Catalogue<Figure>::Entry{{{"vao"}, bishop, left}},
    Catalogue<Figure>::Entry{{{"mao"}, knight, left}},
    Catalogue<Figure>::Entry{{{"chinese pawn"}, pawn, left}},
    Catalogue<Figure>::Entry{{{"lion"}, queen, right}},
    Catalogue<Figure>::Entry{{{"rook lion"}, rook, right}},
    Catalogue<Figure>::Entry{{{"bishop lion"}, bishop, right}},
    Catalogue<Figure>::Entry{{{"rose"}, knight, right}},
    Catalogue<Figure>::Entry{{{"superpawn"}, pawn, right}},
};

/// Leapers lean to the right, locusts and the walks of the sea to the left.
const Catalogue<Figure>::Entry leaning_figures[] = {
    Catalogue<Figure>::Entry{{{"wazir"}, rook, 45}},
    Catalogue<Figure>::Entry{{{"fers"}, bishop, 45}},
    Catalogue<Figure>::Entry{{{"camel"}, knight, 45}},
    Catalogue<Figure>::Entry{{{"kangaroo"}, queen, 45}},
    Catalogue<Figure>::Entry{{{"dabbaba"}, rook, 135}},
    Catalogue<Figure>::Entry{{{"alfil"}, bishop, 135}},
    Catalogue<Figure>::Entry{{{"zebra"}, knight, 135}},
    Catalogue<Figure>::Entry{{{"giraffe"}, knight, 225}},
    Catalogue<Figure>::Entry{{{"locust"}, queen, 225}},
    Catalogue<Figure>::Entry{{{"rook locust"}, rook, 225}},
    Catalogue<Figure>::Entry{{{"bishop locust"}, bishop, 225}},
    Catalogue<Figure>::Entry{{{"siren"}, queen, 315}},
    Catalogue<Figure>::Entry{{{"triton"}, rook, 315}},
    Catalogue<Figure>::Entry{{{"nereid"}, bishop, 315}},
    Catalogue<Figure>::Entry{{{"marine knight"}, knight, 315}},
    Catalogue<Figure>::Entry{{{"marine pawn"}, pawn, 315}},
    Catalogue<Figure>::Entry{{{"poseidon"}, king, 315}},
    Catalogue<Figure>::Entry{{{"berolina superpawn"}, pawn, 225}},
};

}  // namespace
}  // namespace feerie
