internal import MynahSyntax

/// A variable or parameter whose declaration names a type.
struct TypedVariable {
  let name: String
  let type: String
  let index: Int

  /// The brace in which the variable is visible, or nil for the whole file.
  let scope: Int?
}

extension TokenizedSource {
  /// The variables and parameters whose declarations name a type.
  var typedVariables: [TypedVariable] {
    (0..<count).compactMap { index in
      guard isText("=", at: index - 1) || isText(":", at: index - 1),
        let name = word(at: index - 2)
      else { return nil }
      let type = ["any", "some"].contains(texts[index]) ? index + 1 : index
      guard
        let word = mockType(createdAt: index) ?? resultType(ofCallAt: index) ?? word(at: type),
        word.first?.isUppercase == true
      else { return nil }
      return TypedVariable(
        name: name, type: word, index: index - 2, scope: scope(ofVariable: index - 2))
    }
  }

  /// Returns the type of a mock that an earlier migration creates with `mock(Bird.self)`.
  private func mockType(createdAt index: Int) -> String? {
    guard isText("mock", at: index), isText("(", at: index + 1), isText("self", at: index + 4)
    else {
      return nil
    }
    return word(at: index + 2).map { $0 + "Mock" }
  }

  /// Returns the result type of a function in this file that is called at a token.
  private func resultType(ofCallAt index: Int) -> String? {
    guard isText("(", at: index + 1) else { return nil }
    for case .function(let function) in declarations where function.name == texts[index] {
      let result = function.result?.wrappedType ?? function.result
      return result?.namedType?.firstName
    }
    return nil
  }

  /// Returns the brace around a variable, or the body of a function around its parameter.
  private func scope(ofVariable index: Int) -> Int? {
    guard let close = enclosingBracket(of: index).flatMap({ partners[$0] }),
      let body = (close..<count).first(where: { texts[$0] == "{" || startsLine($0) }),
      texts[body] == "{"
    else { return braces[index] }
    return body
  }
}
