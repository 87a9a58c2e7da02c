# Prints each example in the doc comments of Swift files as a function, whose errors point to the comment.
function finish() {
  head = "func example" ++count "() " (code ~ /await |async let / ? "async " : "") "throws"
  if (code ~ /@Suite|@Test/) head = "struct Example" count
  if (FILENAME ~ /XCTestCase\+/) head = "extension XCTestCase { " head
  print head " {\n#sourceLocation(file: \"" FILENAME "\", line: " first ")"
  print code "#sourceLocation()\n}" (FILENAME ~ /XCTestCase\+/ ? " }" : "")
}

FNR == 1 { inside = 0 }
!/^ *\/\/\// { next }
/```/ {
  if (inside) finish()
  inside = !inside && /```swift/
  code = ""
  first = FNR + 1
  next
}
inside {
  sub(/^ *\/\/\/ ?/, "")
  code = code $0 "\n"
}
