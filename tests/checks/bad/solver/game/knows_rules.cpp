#include <atomic>
std::atomic<bool> andernach;
// Andernach may be named here.
bool and_ernach_x, is_andernach;
const char* name = "Andernach";
