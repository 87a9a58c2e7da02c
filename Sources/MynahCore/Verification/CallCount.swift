/// How often something is expected: a number, a range of numbers, or a ``CountMatcher``.
@_documentation(visibility: private)
public protocol _CallCount {
  /// What the number of calls must fulfil.
  var _countMatcher: CountMatcher { get }
}

extension CountMatcher: _CallCount {
  public var _countMatcher: CountMatcher { self }
}

extension Int: _CallCount {
  public var _countMatcher: CountMatcher { exactly(self) }
}

extension ClosedRange: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension Range: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension PartialRangeFrom: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension PartialRangeThrough: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension PartialRangeUpTo: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}
