// The part of the Python module that is written in C++: handles of the C interface as objects of
// Python. What users see is in feerie/*.py.
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <feerie_c.h>
#include <pybind11/pybind11.h>

#include "search_thread.h"

namespace py = pybind11;

namespace {

using feerie_python::SearchThread;

/// A text of the library, whatever bytes it has.
py::str text_of(std::string_view text) {
  PyObject* made =
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
  if (made == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::str>(made);
}

/// A text that a function of the library gives; null becomes None.
class Given {
 public:
  Given() = default;
  ~Given() { feerie_free_text(text_); }
  Given(const Given&) = delete;
  Given& operator=(const Given&) = delete;

  char** place() { return &text_; }
  [[nodiscard]] py::object object() const {
    if (text_ == nullptr) return py::none();
    return text_of(text_);
  }

 private:
  char* text_ = nullptr;
};

/// Throws what Python throws in such cases; other states are for the caller.
FeerieStatus checked(FeerieStatus status) {
  if (status == feerie_bad_argument) throw py::value_error(feerie_status_text(status));
  if (status == feerie_no_memory) throw std::bad_alloc();
  if (status == feerie_internal_error) throw std::runtime_error(feerie_status_text(status));
  return status;
}

/// A text for the library, to which a NUL is the end.
const char* whole(const std::string& text) {
  if (text.find('\0') != std::string::npos) throw py::value_error("a text holds a NUL");
  return text.c_str();
}

/// Numbers that are too large mean nothing to the library either.
std::int64_t number_of(const py::handle& value) {
  try {
    return value.cast<std::int64_t>();
  } catch (const py::cast_error&) {
    throw py::value_error(feerie_status_text(feerie_bad_argument));
  }
}

using Handle = std::shared_ptr<FeerieProblems>;

/// One problem, which keeps all that were read with it.
struct Problem {
  Handle all;
  const FeerieProblem* one;
};

py::dict message_of(const FeerieMessage& message) {
  py::dict made;
  made["problem"] =
      message.problem == SIZE_MAX ? py::object(py::none()) : py::int_(message.problem);
  made["severity"] = message.is_error != 0 ? "error" : "note";
  made["unsupported"] = message.is_unsupported != 0;
  made["file"] = text_of(message.file);
  made["line"] = message.line;
  made["column"] = message.column;
  made["token"] = text_of(message.token);
  made["text"] = text_of(message.text);
  made["hint"] = text_of(message.hint);
  made["shown"] = text_of(message.shown);
  return made;
}

/// All problems that were read from a text.
struct Problems {
  Handle all;

  static Problems read(std::string_view text, const std::string& name,
                       const std::string& stipulation) {
    FeerieProblems* read = nullptr;
    const char* const name_given = whole(name);
    const char* const stipulation_given = whole(stipulation);
    {
      const py::gil_scoped_release release;
      checked(feerie_read(text.data(), text.size(), name_given, stipulation_given, &read));
    }
    return {Handle(read, feerie_free_problems)};
  }
  [[nodiscard]] std::size_t size() const { return feerie_problem_count(all.get()); }
  [[nodiscard]] Problem at(std::size_t number) const {
    const FeerieProblem* one = feerie_problem_at(all.get(), number);
    if (one == nullptr) throw py::index_error();
    return {all, one};
  }
  [[nodiscard]] py::list messages() const {
    py::list list;
    for (std::size_t i = 0; i < feerie_message_count(all.get()); ++i) {
      list.append(message_of(*feerie_message_at(all.get(), i)));
    }
    return list;
  }
  [[nodiscard]] py::tuple write(const std::string& format, const std::string& language) const {
    Given text;
    Given lost;
    const char* const wanted = whole(format);
    const char* const words = whole(language);
    {
      const py::gil_scoped_release release;
      checked(feerie_write(all.get(), wanted, words, text.place(), lost.place()));
    }
    return py::make_tuple(text.object(), lost.object());
  }
};

/// A search in the background.
class Search {
 public:
  Search(Problem problem, const py::dict& settings) : problem_(std::move(problem)) {
    std::unique_ptr<FeerieSearch, void (*)(FeerieSearch*)> search(feerie_new_search(),
                                                                  feerie_free_search);
    if (search == nullptr) throw std::bad_alloc();
    for (const auto& [setting, value] : settings) {
      checked(feerie_set(search.get(), setting.cast<int>(), number_of(value)));
    }
    thread_ = std::make_unique<SearchThread>(search.release());
  }
  /// Waits for the end of the search; other threads of Python go on meanwhile.
  ~Search() {
    PyThreadState* const state = PyEval_SaveThread();
    thread_.reset();
    PyEval_RestoreThread(state);
  }
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  void solve() { thread_->solve(problem_.one); }
  void verify(std::optional<std::string> solution) {
    if (solution) whole(*solution);
    thread_->verify(problem_.one, std::move(solution));
  }

  /// The next row; None at the end. A signal that comes meanwhile, as Ctrl-C, stops the search.
  py::object next() {
    constexpr std::chrono::milliseconds patience{50};
    std::string row;
    for (;;) {
      SearchThread::Wait wait{};
      {
        const py::gil_scoped_release release;
        wait = thread_->next(row, patience);
      }
      if (wait == SearchThread::Wait::row) return text_of(row);
      if (wait == SearchThread::Wait::ended) {
        checked(*thread_->status());
        return py::none();
      }
      if (PyErr_CheckSignals() != 0) {
        thread_->stop();
        throw py::error_already_set();
      }
    }
  }
  void stop() { thread_->stop(); }
  void close() {
    const py::gil_scoped_release release;
    thread_->close();
  }
  py::object status() {
    const auto status = thread_->status();
    return status ? py::object(py::int_(static_cast<int>(*status))) : py::none();
  }

 private:
  Problem problem_;
  std::unique_ptr<SearchThread> thread_;
};

py::object diagram(const Problem& problem, const std::string& format, unsigned parts) {
  Given text;
  checked(feerie_diagram(problem.one, whole(format), parts, text.place()));
  return text.object();
}

py::object problem_json(const Problem& problem) {
  Given text;
  checked(feerie_problem_json(problem.one, text.place()));
  return text.object();
}

py::object look_up(const std::string& word, const std::string& language) {
  Given text;
  checked(feerie_look_up(whole(word), whole(language), text.place()));
  return text.object();
}

py::object catalogue(const std::string& language) {
  Given text;
  checked(feerie_catalogue(whole(language), text.place()));
  return text.object();
}

}  // namespace

PYBIND11_MODULE(_feerie, module) {
  if (feerie_api_version() != FEERIE_API_VERSION) {
    throw py::import_error("libfeerie_c has another version of the interface than this module");
  }
  module.attr("version") = feerie_version();
  module.def("look_up", &look_up);
  module.def("catalogue", &catalogue);
  py::class_<Problem>(module, "Problem")
      .def_property_readonly(
          "readable",
          [](const Problem& problem) { return feerie_problem_status(problem.one) == feerie_ok; })
      .def("json", &problem_json)
      .def("diagram", &diagram);
  py::class_<Problems>(module, "Problems")
      .def_static("read", &Problems::read)
      .def("__len__", &Problems::size)
      .def("at", &Problems::at)
      .def("messages", &Problems::messages)
      .def("write", &Problems::write);
  py::class_<Search>(module, "Search")
      .def(py::init<Problem, const py::dict&>())
      .def("solve", &Search::solve)
      .def("verify",
           [](Search& search, const py::object& solution) {
             search.verify(solution.is_none() ? std::nullopt
                                              : std::optional(solution.cast<std::string>()));
           })
      .def("next", &Search::next)
      .def("stop", &Search::stop)
      .def("close", &Search::close)
      .def_property_readonly("status", &Search::status);
}
