#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"

namespace feerie {

/// The list of everything of one sort that feerie knows: conditions, walks, traits, goals. Entries
/// are constants of the plug-in files and enter themselves; the list needs no central table.
///
/// T has a member `names` (Names) and a member `place` (int), its position in printed lists.
/// Plug-ins must be linked as objects: an archive would drop them silently.
template <class T>
class Catalogue {
 public:
  /// Enters an item that must live as long as the program.
  class Entry {
   public:
    explicit Entry(const T& item) : item_(*new T(item)), next_(head()) { head() = this; }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    /// The item entered.
    [[nodiscard]] const T& item() const { return item_; }

   private:
    friend class Catalogue;
    /// Lies where the rest of the memory does, and not among the variables of all files: there each
    /// page costs as much time as many moves. It is never deleted, as lists point to it until the
    /// program ends.
    const T& item_;
    Entry* next_;
  };

  /// All items by place, then by English name; independent of the order of linking.
  static const std::vector<const T*>& all() {
    static const std::vector<const T*> items = [] {
      std::vector<const T*> list;
      for (Entry* entry = head(); entry != nullptr; entry = entry->next_) {
        list.push_back(&entry->item_);
      }
      std::ranges::sort(list, [](const T* a, const T* b) {
        if (a->place != b->place) return a->place < b->place;
        return a->names.english < b->names.english;
      });
      return list;
    }();
    return items;
  }

  /// The item with exactly this English name (case counts), or null.
  static const T* named(std::string_view english) {
    const auto& items = all();
    const auto found = std::ranges::find_if(
        items, [english](const T* item) { return item->names.english == english; });
    return found == items.end() ? nullptr : *found;
  }

 private:
  static Entry*& head() {
    static constinit Entry* first = nullptr;
    return first;
  }
};

}  // namespace feerie
