#pragma once

#include <algorithm>
#include <string_view>

#include "game/sources.h"

/// Here the sources of the walks are listed: who used a walk first, or a glossary that defines it.
/// Most walks have their source in common with others of their family.
namespace feerie::walks {

/// This is a source, and the English letters of its walks with a blank on each side.
struct Cited {
  std::string_view source;
  std::string_view letters;
};

inline constexpr Cited cited[] = {
    {"T. R. Dawson, Caissa's Playthings, Cheltenham Examiner 1913",
     " FE AL WE DA CA GI EM PR DR G "},
    {"leapers: A. S. M. Dickins, A Guide to Fairy Chess (1971)",
     " Z RF BU GN SQ OK 37 16 24 35 15 25 BI 36 ZE EK "},
    {"G. P. Jelliss, All the King's Men (2002)", " AN "},
    {"W. S. Andrews 1907, T. R. Dawson 1925; The Oxford Companion to Chess", " N "},
    {"riders: A. S. M. Dickins, A Guide to Fairy Chess (1971)", " CR ZR GR WR FR ET "},
    {"juliasfairies.com, problem 629 (2014)", " WA "},
    {"16th century; D. B. Pritchard, The Classified Encyclopedia of Chess Variants (2007), 14.1",
     " AM "},
    {"J. E. Driver 1966; D. B. Pritchard, The Classified Encyclopedia of Chess Variants, 16.1",
     " EH "},
    {"xiangqi; P. Seyfert, Die Schwalbe 1936", " PA MA "},
    {"T. R. Dawson, from xiangqi; A. S. M. Dickins, A Guide to Fairy Chess (1971)", " LE VA "},
    {"mayhematics.com, Chinoiserie (G. P. Jelliss)", " MO "},
    {"P. A. Petkov, kobulchess.com, problem 1000 (2019)", " NA RA "},
    {"hoppers: A. S. M. Dickins, A Guide to Fairy Chess (1971)", " NH CH ZH GH KH KP G3 "},
    {"juliasfairies.com, Fairy Terms", " LI BL L LB BH KA KL "},
    {"Fairy Definitions, docslib.org/doc/6966855",
     " RL RH G2 DG CG UU O SP CP RR BR C SS QN FA LO SE SA "},
    {"Wikipedia, Grasshopper (chess)", " HA M EA SW "},
    {"moose, eagle and sparrow: Wikipedia, Grasshopper (chess)", " RM RE RW BM BE BW "},
    {"chessvariants.org, Crooked Chess", " BT GT "},
    {"G. Leathem; chessvariants.com, Piececlopedia: Non-stop Equihopper", " NE EQ "},
    {"equihoppers: G. Leathem; chessvariants.com, Piececlopedia: Non-stop Equihopper", " OR NO "},
    {"Wikipedia, Fairy chess piece", " RO "},
    {"E. Nebermann, Funkschach 1926", " BP "},
    {"P. A. Petkov, Do You Know the Marine Pieces? I, juliasfairies.com", " SI TR ND "},
    {"P. A. Petkov, Do You Know the Marine Pieces? II, juliasfairies.com", " PO MS MP "},
    {"P. A. Petkov, Do You Know the Marine Pieces? III, juliasfairies.com", " SK CY "},
    {sources::not_found,
     " DU AR RB DS BK CT AO OA RN RP GL LR LN SO MG NL ML MM F DO RT BO QE QF QQ B1 B2 B3 RK "
     "PP LS BN S2 S4 S1 S3 DK DB TH LH GE GF KO SH GY MH ST AH OH HC EE EN SC BS "},
};

/// Returns the source of the walk with these English letters; an empty text if none is listed.
constexpr std::string_view source_of(std::string_view letters) {
  const auto lists = [letters](const Cited& entry) {
    for (std::size_t at = entry.letters.find(letters); at != std::string_view::npos;
         at = entry.letters.find(letters, at + 1)) {
      if (entry.letters[at - 1] == ' ' && entry.letters[at + letters.size()] == ' ') return true;
    }
    return false;
  };
  const auto* found = std::ranges::find_if(cited, lists);
  return found == std::end(cited) ? std::string_view() : found->source;
}

}  // namespace feerie::walks
