#include "clients/cli/links.h"

#include <charconv>

#include "engine/text.h"

namespace stele::cli {

Result<wire::ServerAddress> read_server(const std::string& text) {
  constexpr std::string_view kScheme = "http://";
  std::string_view rest = text;
  if (rest.starts_with(kScheme)) rest.remove_prefix(kScheme.size());
  if (!rest.empty() && rest.back() == '/') rest.remove_suffix(1);
  wire::ServerAddress out;
  const std::size_t colon = rest.rfind(':');
  out.host = rest.substr(0, colon);
  if (colon != std::string_view::npos) {
    const std::string_view port = rest.substr(colon + 1);
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), out.port);
    if (error != std::errc{} || end != port.data() + port.size() || out.port == 0)
      return Error{"", "expected a server such as http://localhost:8080, not " + in_quotes(text)};
  }
  if (out.host.empty() || out.host.find_first_of("/ #?@") != std::string::npos)
    return Error{"", "expected a server such as http://localhost:8080, not " + in_quotes(text)};
  return out;
}

Result<TableLink> read_link(const std::string& text) {
  const std::size_t path = text.find("/t/");
  if (path == std::string::npos) return Error{"", "expected a link such as http://localhost:8080/t/TABLE#TOKEN, not " + in_quotes(text)};
  const auto server = read_server(text.substr(0, path));
  if (!server) return server.errors();
  const std::string rest = text.substr(path + 3);
  const std::size_t hash = rest.find('#');
  TableLink out{server.value(), rest.substr(0, hash), hash == std::string::npos ? "" : rest.substr(hash + 1)};
  if (out.table.empty()) return Error{"", "the link names no table: " + in_quotes(text)};
  return out;
}

}  // namespace stele::cli
