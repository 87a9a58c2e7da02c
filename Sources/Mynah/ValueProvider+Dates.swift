internal import Foundation

extension ValueProvider {
  /// A provider of dates at the beginning of 1970 in GMT, and of values of related types.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider + .datesProvider)
  /// ```
  public static let datesProvider = {
    let beginning = Date(timeIntervalSince1970: 0)
    var provider = ValueProvider()
    provider.register(beginning, for: Date.self)
    provider.register(DateInterval(start: beginning, duration: 0), for: DateInterval.self)
    provider.register(DateComponents(), for: DateComponents.self)
    provider.register(Calendar(identifier: .gregorian), for: Calendar.self)
    provider.register(.gmt, for: TimeZone.self)
    provider.register(Locale(identifier: "en_US_POSIX"), for: Locale.self)
    return provider
  }()
}
