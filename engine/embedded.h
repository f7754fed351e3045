#pragma once

#include <span>
#include <string_view>

namespace stele {

// A file of the project built into the program, so that one binary is all there is to install.
struct EmbeddedFile {
  std::string_view path;  // from the project's root: "data/text/en.toml"
  std::string_view content;
};

std::span<const EmbeddedFile> embedded_files();
std::string_view embedded_file(std::string_view path);  // empty if there is none

}  // namespace stele
