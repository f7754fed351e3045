#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/record.h"
#include "engine/table_file.h"

// Files and standard streams: "-" is standard input or output everywhere.
namespace stele::cli {

enum Exit : int { kFine = 0, kFailed = 1, kWrongUse = 2 };

Result<std::string> read_input(const std::string& file);

// All or nothing: a file is written beside its place and then moved there.
std::optional<Error> write_output(const std::string& file, const std::string& text);

// A table file, or a record played to its end.
Result<std::unique_ptr<Table>> load_table(const std::string& file);

// The mistakes with the file they are in.
Errors in_file(Errors, const std::string& file);

// Says on standard error what is wrong, one line each, and answers with the exit code.
int fail(const Errors&, int code = kWrongUse, Language = Language::English);
int fail(const Error&, int code = kWrongUse, Language = Language::English);
int fail(const std::string& where, const std::string& what);

// The reason tree, indented.
std::string to_text(const Reason&, Language, int indent = 0);

}  // namespace stele::cli
