// Finds where each rule is carried out and tested, by its tags in comments: rule_index OUTPUT ROOT FILE...
// One line a place: "W-TURN-1 code games/monuments/turn.cc:14", "W-TURN-1 test tests/monuments/turn_test.cc:20 Turn.UpToThreeActions".
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const std::string root = argv[2];
  const std::regex tag(R"(\[([WMDA]-[A-Z]+(?:-[A-Z0-9]+)*)\])");
  const std::regex test(R"(^TEST(?:_F|_P)?\((\w+), (\w+)\))");
  std::map<std::string, std::vector<std::string>> places;  // by id, in the order of the files and of their lines
  for (int i = 3; i < argc; ++i) {
    const std::string path = argv[i];
    std::ifstream in(root + "/" + path);
    const bool is_test = path.starts_with("tests/");
    std::vector<std::pair<std::string, std::string>> waiting;  // tags above the next TEST, with their places
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
      for (std::sregex_iterator it(line.begin(), line.end(), tag), end; it != end; ++it) {
        const std::string id = (*it)[1].str();
        const std::string place = id + (is_test ? " test " : " code ") + path + ":" + std::to_string(number);
        if (is_test)
          waiting.emplace_back(id, place);
        else
          places[id].push_back(place);
      }
      if (std::smatch m; is_test && std::regex_search(line, m, test)) {
        for (const auto& [id, place] : waiting) places[id].push_back(place + " " + m[1].str() + "." + m[2].str());
        waiting.clear();
      }
    }
    // A tag with no test below it counts as nothing: it is listed, so that the check can complain.
    for (const auto& [id, place] : waiting) places[id].push_back(place);
  }
  std::ofstream out(argv[1]);
  for (const auto& [id, list] : places)
    for (const std::string& place : list) out << place << "\n";
  return out.good() ? 0 : 1;
}
