// What is quick in a list of numbers that ascend.

extension [Int] {
  /// The index of the first element that is at least a number.
  func firstIndex(from number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The elements that lie in a range.
  func elements(in range: Range<Int>) -> ArraySlice<Int> {
    self[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
  }

  /// Whether a number is among the elements.
  func includes(_ number: Int) -> Bool {
    let index = firstIndex(from: number)
    return index < endIndex && self[index] == number
  }
}
