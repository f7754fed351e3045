#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace stele {

// Walks a JSON document that a person may have written, and collects every mistake with its JSON path
// instead of stopping at the first. A Node is a place in the document; one that is not there reads as missing.
class JsonReader {
 public:
  class Node {
   public:
    Node operator[](std::string_view key) const;  // a field that must be there
    Node optional(std::string_view key) const;    // a field that may be left out: test with present()
    Node operator[](std::size_t index) const;
    bool present() const { return json_ != nullptr; }
    bool is_null() const { return json_ && json_->is_null(); }
    const Json* json() const { return json_; }
    const std::string& path() const { return path_; }

    // Each answers with a harmless value and notes a mistake when the document holds something else.
    std::int64_t integer(std::int64_t min, std::int64_t max) const;
    bool boolean() const;
    std::string string() const;
    std::size_t array_size(std::size_t min, std::size_t max) const;
    bool object(std::initializer_list<std::string_view> fields) const;  // notes fields that are not known

    bool object_of_anything() const { return expect(json_ && json_->is_object(), "an object"); }

    void mistake(const Text& what) const;
    void mistake(std::string what) const { mistake(Text{std::move(what), {}}); }  // in English only

   private:
    friend class JsonReader;
    Node(JsonReader* reader, const Json* json, std::string path) : reader_(reader), json_(json), path_(std::move(path)) {}
    bool expect(bool ok, std::string_view what) const;
    JsonReader* reader_;
    const Json* json_;
    std::string path_;
  };

  JsonReader(const Json& root, std::string path) : root_(root), path_(std::move(path)) {}
  Node root() { return {this, &root_, path_}; }
  const Errors& errors() const { return errors_; }
  bool ok() const { return errors_.empty(); }

 private:
  const Json& root_;
  std::string path_;
  Errors errors_;
};

// The text as JSON, or where it stops being JSON.
Result<Json> parse_json(std::string_view text);

}  // namespace stele
