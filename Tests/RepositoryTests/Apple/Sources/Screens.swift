import UIKit

class NestScreen: UIViewController {
  var eggs = 0
  func show(_ text: String) -> Bool { true }
  override func viewDidLoad() {}
}

class BirdScreen: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func sing() async -> Int { 0 }
}

class OwlScreen: BirdScreen { func hunt() {} }
class NestList: UITableViewController { func reload() {} }
class NestGrid: UICollectionViewController { func reload() {} }
class NestPages: UIPageViewController { func turn() {} }
class Flyway: UINavigationController { func follow() {} }
struct Feathers: View {}
class FeatherScreen: UIHostingController<Feathers> { func preen() {} }
class AnyScreen<Content: View>: UIHostingController<Content> { func preen() {} }

class NestCell: UICollectionViewCell { func fill(with text: String) {} }
class EggCell: UITableViewCell { var isWhole: Bool { true } }
class Plumage: UIView { override func layoutSubviews() {} }
class Wing: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
  func flap() {}
}
class Perch: UIStackView { func swing() {} }
class Portrait: UIImageView { func frame() {} }
class Song: UITextView { func sing() {} }
class Call: UIButton { func sing() {} }
class Branch: UICollectionViewLayout { func grow() {} }
class Peck: UITapGestureRecognizer { func peck() {} }

nonisolated class Clutch: NSManagedObject { @NSManaged var eggs: Int }
nonisolated class Keeper: NSObject { func feed() {} }
@MainActor class Warden: NSObject { func feed() {} }

protocol Feeder: UIViewController { func feed() -> Int }
@MainActor protocol Bath: AnyObject where Self: UIView { func fill() }
