#include "server/pages.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace stele::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kTypes = {{{".html", "text/html; charset=utf-8"},
                                                                                  {".js", "text/javascript; charset=utf-8"},
                                                                                  {".css", "text/css; charset=utf-8"},
                                                                                  {".svg", "image/svg+xml"},
                                                                                  {".woff2", "font/woff2"},
                                                                                  {".json", "application/json"},
                                                                                  {".webmanifest", "application/manifest+json"},
                                                                                  {".txt", "text/plain; charset=utf-8"}}};
constexpr std::string_view kPacked = ".gz";
constexpr std::string_view kLasting = "/assets/";  // with a fingerprint in their names

std::string_view type_of(std::string_view path) {
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string out{std::istreambuf_iterator<char>(in), {}};
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return out;
}

}  // namespace

Pages::Pages(const std::string& folder) {
  if (!std::filesystem::is_directory(folder)) return;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
    if (!file.is_regular_file()) continue;
    std::string path = "/" + file.path().lexically_relative(folder).generic_string();
    const bool packed = path.ends_with(kPacked);
    if (packed) path.resize(path.size() - kPacked.size());
    Page& page = pages_[path];
    page.type = type_of(path);
    page.lasting = path.starts_with(kLasting);
    (packed ? page.packed : page.body) = read_file(file.path());
  }
}

const Page* Pages::find(std::string_view path) const {
  const bool drawn_there = path == "/" || path == "/about" || path.starts_with("/t/");
  const auto it = pages_.find(drawn_there ? std::string_view{"/index.html"} : path);
  return it == pages_.end() ? nullptr : &it->second;
}

}  // namespace stele::server
