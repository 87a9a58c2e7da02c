@testable import MynahTool
