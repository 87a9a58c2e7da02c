// Members that differ from those of birds.

protocol Bank: AnyObject {
  var isOpen: Bool { get set }
  static var isEnabled: Bool { get set }
  func balance(of account: Int) -> Double?
  func change(_ amount: inout Int) -> Bool
  func transfer(_ amount: Int, to account: String, completion: @escaping (Bool) -> Void)
}

extension Bank {
  func fee(of account: Int) -> Bool { true }
}
