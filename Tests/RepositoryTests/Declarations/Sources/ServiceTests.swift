import Clouds
import Foundation
import Sky
import SkyFixtures
import Winds

@testable import Weather

func services() async throws {
  let weather = WeatherServiceStub()
  weather.resultResultToBeReturned = .success(Result(id: 2))
  _ = StubbableWeatherService { $0.noop() }
  _ = WeatherStoreStub<Int, CocoaError>()
  let clouds = CloudServiceStub()
  clouds.allResultToBeReturned = .success([Cloud()])
  let winds = WindServiceStub()
  winds.loadResultToBeReturned = .failure(CocoaError(.fileNoSuchFile))
}

extension Weather.Result {
  static func fixture() -> Self { Self() }
}

extension Weather.Error {
  static func fixture() -> Self { Self() }
}

extension Weather.Data {
  static func fixture() -> Self { Self() }
}

extension Weather.Task {
  static func fixture() -> Self { Self() }
}
