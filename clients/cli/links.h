#pragma once

#include <string>

#include "clients/wire/line.h"
#include "engine/result.h"

// Addresses of servers and tables.
namespace stele::cli {

// "http://localhost:8080", "localhost:8080", "localhost"
Result<wire::ServerAddress> read_server(const std::string& text);

// "http://localhost:8080/t/TABLE#TOKEN": who holds the token has the seat; without one it is looked at.
struct TableLink {
  wire::ServerAddress server;
  std::string table, token;
};
Result<TableLink> read_link(const std::string& text);

}  // namespace stele::cli
