// The shape of UIKit's classes, as far as the tests need it: their initializers and their isolation. Bodies aren't
// compiled.

@_exported import Foundation

@objc public class NSCoder: NSObject {}
public struct CGRect { public init() {} }
@objc public class Bundle: NSObject {}
public typealias NSRect = CGRect
@objc public class UITraitCollection: NSObject {}
@objc public class UIImage: NSObject {}
@objc public class NSEntityDescription: NSObject {}
@objc public class NSManagedObjectContext: NSObject {}
@objc public class NSTextContainer: NSObject {}
@objc public class UIVisualEffect: NSObject {}
@objc public class UIWindowScene: NSObject {}
@objc public class WKWebViewConfiguration: NSObject {}
public struct Selector {}
@MainActor @preconcurrency @objc open class UIResponder: NSObject {
  public override init() {}
  open var canBecomeFirstResponder: Bool { false }
  nonisolated open func plain() {}
}
@MainActor @preconcurrency @objc open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open var title: String? = nil
}
@objc open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
}
@objc open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@objc open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@objc open class UIPageViewController: UIViewController {
  public enum TransitionStyle { case a }
  public enum NavigationOrientation { case a }
  public struct OptionsKey: Hashable {}
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public protocol View {}
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public init?(coder aDecoder: NSCoder, rootView: Content) { super.init(coder: aDecoder) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var rootView: Content { fatalError() }
}
@MainActor @preconcurrency @objc open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: CGRect()) }
  open func layoutSubviews() {}
}
@objc open class UIScrollView: UIView {}
@objc open class UIControl: UIView {}
@objc open class UIButton: UIControl {}
@objc open class UILabel: UIView {}
@objc open class UITextField: UIControl {}
@objc open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: CGRect()) }
}
@objc open class UIImageView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(image: UIImage?) { super.init(frame: CGRect()) }
  public init(image: UIImage?, highlightedImage: UIImage?) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { super.init(frame: CGRect()) }
}
@objc open class UIWindow: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { super.init(frame: CGRect()) }
}
@objc open class UITableView: UIScrollView {
  public enum Style { case plain }
  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@objc open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@objc open class UITextView: UIScrollView {
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @objc open class UICollectionViewLayout: NSObject {
  public override init() {}; public required init?(coder: NSCoder) {}
}
@objc open class UICollectionReusableView: UIView {}
@objc open class UICollectionViewCell: UICollectionReusableView {}
@objc open class UITableViewCell: UIView {
  public enum CellStyle { case plain }
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect())
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
}
@MainActor @objc open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }
}
@objc open class UITapGestureRecognizer: UIGestureRecognizer {}
@objc open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@objc open class NSManagedObject: NSObject {
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: nil)
  }
}
@objc open class CALayer: NSObject {
  public override init() {}; public required init?(coder: NSCoder) {}; public init(layer: Any) {}
}
@objc open class Operation: NSObject { open func main() {} }
@MainActor @objc open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {}
}
