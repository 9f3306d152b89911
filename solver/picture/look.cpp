#include "picture/look.h"

#include "game/catalogue.h"

namespace feerie::picture {

Look look_of(const WalkId& walk, Language language) {
  Look look;
  if (walk.hunter()) {
    look.letters = {std::string{walk.away->letters.in(language)},
                    std::string{walk.home->letters.in(language)}};
    return look;
  }
  if (const Figure* figure = Catalogue<Figure>::named(walk.away->names.english)) {
    look.shape = figure->shape;
    look.turn = figure->turn;
  } else {
    look.letters = {std::string{walk.away->letters.in(language)}};
  }
  return look;
}

}  // namespace feerie::picture
