/// The classes of Foundation and Apple's frameworks that apps inherit from.
///
/// The declarations contain the initializers that a subclass overrides or inherits. A private
/// initializer marks a class without an initializer that subclasses can override on all platforms.
extension Toolchain {
  static let classes = """
    open class NSObject { public init() }
    \(subclasses(of: "NSObject", plain))
    open class CBCentralManager: NSObject {
      public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]?)
      public convenience init()
    }
    open class Formatter: NSObject { public init(); \(coder) }
    \(subclasses(of: "Formatter", formatters))
    open class CALayer: NSObject { public init(); \(coder); public init(layer: Any) }
    \(subclasses(of: "CALayer", "CAEmitterLayer CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer"))
    open class NSError: NSObject { public init(domain: String, code: Int, userInfo: [String: Any]?); \(coder) }
    open class NSManagedObject: NSObject {
      public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    }
    open class NSPersistentContainer: NSObject {
      public init(name: String, managedObjectModel: NSManagedObjectModel)
      public convenience init(name: String)
    }
    open class NSPersistentCloudKitContainer: NSPersistentContainer {}
    open class SCNNode: NSObject { public init(); \(coder) }
    \(subclasses(of: nil, hidden, "private init()"))

    \(declarations(of: protocolsOfFrameworks, isolation: "@MainActor "))

    // UIKit
    @MainActor open class UIResponder: NSObject {}
    \(subclasses(of: "NSObject", "UIActivity UIDevice", isolation: "@MainActor "))
    @MainActor open class UIGestureRecognizer: NSObject { public init(target: Any?, action: Selector?) }
    \(subclasses(of: "UIGestureRecognizer", recognizers))
    @MainActor open class UICollectionViewLayout: NSObject { public init(); \(coder) }
    \(subclasses(of: "UICollectionViewLayout", "UICollectionViewFlowLayout"))
    @MainActor open class UIPresentationController: NSObject {
      public init(presentedViewController: UIViewController, presenting: UIViewController?)
    }
    \(subclasses(of: "UIResponder", "UIViewController", "\(nib); \(coder); public convenience init()"))
    \(subclasses(of: "UIViewController", "UIAlertController UITabBarController"))
    open class UINavigationController: UIViewController {
      \(nib)
      \(coder)
      public init(rootViewController: UIViewController)
      public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    }
    \(subclasses(of: "UINavigationController", "UIImagePickerController"))
    open class UISplitViewController: UIViewController { \(nib); \(coder); public init(style: UISplitViewController.Style) }
    open class UISearchController: UIViewController { \(nib); \(coder); public init(searchResultsController: UIViewController?) }
    open class UITableViewController: UIViewController {
      public init(style: UITableView.Style)
      \(nib)
      \(coder)
    }
    open class UICollectionViewController: UIViewController {
      public init(collectionViewLayout: UICollectionViewLayout)
      \(nib)
      \(coder)
    }
    open class UIPageViewController: UIViewController {
      public init(
        transitionStyle: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]?)
      \(coder)
    }
    open class UIHostingController<Content>: UIViewController {
      public init(rootView: Content)
      public init?(coder: NSCoder, rootView: Content)
      \(coder)
    }
    \(subclasses(of: "UIResponder", "UIView", "\(frame); public convenience init()"))
    \(subclasses(of: "UIView", views))
    \(subclasses(of: "UICollectionReusableView", "UICollectionViewCell"))
    \(subclasses(of: "UIControl", controls))
    open class UISegmentedControl: UIControl { \(frame); public init(items: [Any]?) }
    open class UIRefreshControl: UIControl { public init(); \(coder) }
    open class UITableView: UIScrollView {
      public init(frame: CGRect, style: UITableView.Style)
      \(coder)
    }
    open class UICollectionView: UIScrollView {
      public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)
      \(coder)
    }
    open class UITextView: UIScrollView {
      public init(frame: CGRect, textContainer: NSTextContainer?)
      \(coder)
    }
    open class UITableViewCell: UIView {
      public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      \(coder)
    }
    open class UITableViewHeaderFooterView: UIView { public init(reuseIdentifier: String?); \(coder) }
    open class UIImageView: UIView {
      \(frame)
      public init(image: UIImage?)
      public init(image: UIImage?, highlightedImage: UIImage?)
    }
    open class UIWindow: UIView { \(frame); public init(windowScene: UIWindowScene) }
    open class UIStackView: UIView { public init(frame: CGRect); public required init(coder: NSCoder) }
    open class UIVisualEffectView: UIView { public init(effect: UIVisualEffect?); \(coder) }
    open class WKWebView: UIView {
      public init(frame: CGRect, configuration: WKWebViewConfiguration)
      \(coder)
    }
    open class MKAnnotationView: UIView {
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      \(coder)
    }

    // AppKit
    @MainActor open class NSResponder: NSObject { public init(); \(coder) }
    open class NSViewController: NSResponder {
      public init(nibName: NSNib.Name?, bundle: Bundle?)
      \(coder)
      public convenience init()
    }
    \(subclasses(of: "NSResponder", "NSView", "public init(frame: NSRect); \(coder); public convenience init()"))
    \(subclasses(of: "NSView", appKitViews))
    open class NSWindow: NSResponder {
      public init(
        contentRect: NSRect, styleMask: NSWindow.StyleMask, backing: NSWindow.BackingStoreType,
        defer: Bool)
      public convenience init()
    }
    \(subclasses(of: "NSWindow", "NSPanel"))
    open class NSWindowController: NSResponder {
      public init(window: NSWindow?)
      \(coder)
      public convenience init()
    }
    """

  private static let coder = "public required init?(coder: NSCoder)"
  private static let frame = "public init(frame: CGRect); \(coder)"
  private static let nib = "public init(nibName: String?, bundle: Bundle?)"

  private static let plain = """
    AVPlayer ASWebAuthenticationSession BlockOperation CLLocationManager FileManager INExtension JSONDecoder \
    JSONEncoder NSCache NSCoder NSCondition NSLock NSRecursiveLock Operation \
    OperationQueue Pipe Process PropertyListDecoder PropertyListEncoder Thread \
    UNNotificationServiceExtension
    """

  private static let formatters = """
    ByteCountFormatter DateComponentsFormatter DateFormatter DateIntervalFormatter EnergyFormatter \
    ISO8601DateFormatter LengthFormatter MassFormatter MeasurementFormatter NumberFormatter
    """

  private static let hidden = """
    Bundle FileHandle HTTPCookieStorage InputStream ManagedBuffer NotificationCenter NSNumber \
    OutputStream PersonNameComponentsFormatter Progress Timer URLCache URLProtocol URLSession \
    UserDefaults XCTestCase XCTestExpectation XCTestRun XCTestSuite
    """

  private static let recognizers = """
    UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer \
    UISwipeGestureRecognizer UITapGestureRecognizer
    """

  private static let views = """
    MKMapView UICollectionReusableView UIControl UILabel UINavigationBar UIPickerView UIProgressView \
    UIScrollView UISearchBar UITabBar UIToolbar
    """

  private static let controls = """
    UIButton UIDatePicker UIPageControl UISlider UIStepper UISwitch UITextField
    """

  private static let appKitViews = """
    NSBox NSButton NSControl NSImageView NSOutlineView NSScrollView NSSearchField NSStackView \
    NSTableCellView NSTableRowView NSTableView NSTextField NSVisualEffectView
    """

  private static func subclasses(
    of superclass: String?, _ names: String, _ members: String = "", isolation: String = ""
  ) -> String {
    names.split(separator: " ").map { name in
      "\(isolation)open class \(name)\(superclass.map { ": \($0)" } ?? "") { \(members) }\n"
    }.joined()
  }
}
