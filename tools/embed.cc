// Writes a C++ file that holds files of the project as string literals: embed OUTPUT NAME=FILE...
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  std::ofstream out(argv[1]);
  out << "#include \"engine/embedded.h\"\n\nnamespace stele {\nnamespace {\n\nconstexpr EmbeddedFile kFiles[] = {\n";
  for (int i = 2; i < argc; ++i) {
    const std::string arg = argv[i];
    const std::size_t equals = arg.find('=');
    std::ifstream in(arg.substr(equals + 1), std::ios::binary);
    if (equals == std::string::npos || !in) {
      std::cerr << "embed: cannot read '" << arg << "'\n";
      return 1;
    }
    const std::string content{std::istreambuf_iterator<char>(in), {}};
    out << "    {\"" << arg.substr(0, equals) << "\",\n     {\"\"";
    for (std::size_t at = 0; at < content.size(); at += 8000)  // pieces, which the compiler joins
      out << "\n     R\"~~embedded~~(" << content.substr(at, 8000) << ")~~embedded~~\"";
    out << ",\n      " << content.size() << "}},\n";  // so that no compiler has to count
  }
  out << "};\n\n}  // namespace\n\nstd::span<const EmbeddedFile> embedded_files() { return kFiles; }\n\n"
         "std::string_view embedded_file(std::string_view path) {\n"
         "  for (const EmbeddedFile& f : kFiles)\n    if (f.path == path) return f.content;\n  return {};\n}\n\n}  // namespace stele\n";
  return out.good() ? 0 : 1;
}
