/// Binary searches in an array of ascending numbers.
extension [Int] {
  /// Returns the index of the first element that isn't less than a number.
  func firstIndex(from number: Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the elements that are in a range.
  func elements(in range: Range<Int>) -> ArraySlice<Int> {
    self[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
  }

  /// Returns a Boolean value that indicates whether a number is among the elements.
  func includes(_ number: Int) -> Bool {
    let index = firstIndex(from: number)
    return index < endIndex && self[index] == number
  }
}
