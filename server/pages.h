#pragma once

#include <map>
#include <string>
#include <string_view>

// The files of the web client, read once when the server starts. Nothing else of the disk can be asked for.
namespace stele::server {

struct Page {
  std::string type;  // "text/html; charset=utf-8"
  std::string body;
  std::string packed;  // the same with gzip, if the folder has FILE.gz beside FILE
  bool lasting = false;
};

class Pages {
 public:
  Pages() = default;
  // Everything in the folder, by its path from there; nothing if there is no such folder. Throws std::runtime_error if a file cannot be
  // read.
  explicit Pages(const std::string& folder);

  // The page at a path such as "/assets/app.js". The client draws "/", "/about" and "/t/..." itself: they are all index.html.
  const Page* find(std::string_view path) const;

 private:
  std::map<std::string, Page, std::less<>> pages_;
};

}  // namespace stele::server
