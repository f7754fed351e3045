#include "server/store.h"

namespace stele::server {

std::unique_ptr<Store> open_store(const std::string& address) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (address.starts_with(kSqlite) && address.size() > kSqlite.size()) return open_sqlite(address.substr(kSqlite.size()));
  if (address.starts_with("postgresql://") || address.starts_with("postgres://")) return open_postgres(address);
  throw StoreError("'" + address + "' is no store; expected sqlite:FILE or postgresql://...");
}

}  // namespace stele::server
