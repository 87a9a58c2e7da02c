/// The frameworks of Apple's systems whose protocols Mynah has no declarations of.
enum Frameworks {
  /// The framework that declares a type, as the beginning of its name says; nil where none does that is
  /// imported.
  ///
  /// - Parameters:
  ///   - name: The type's name, without that of a module.
  ///   - imports: The modules that the file imports which names it.
  static func framework(of name: String, among imports: some Sequence<String>) -> String? {
    let capitals = name.utf8.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }.count
    // The last capital is that of the first word: the T of UITableView.
    guard capitals > 2 else { return nil }
    let prefix = String(name.prefix(capitals - 1))
    let imports = Set(imports)
    let candidates = frameworks[prefix] ?? []
    if let found = candidates.first(where: imports.contains) { return found }
    // What is imported may pass on others; UIKit's and AppKit's names come with most of them.
    guard let (passedOn, sources) = passedOn[prefix], !imports.isDisjoint(with: sources) else {
      return nil
    }
    return passedOn
  }

  /// The frameworks by the prefix of their types.
  private static let frameworks = [
    "AR": ["ARKit"], "AS": ["AuthenticationServices"], "AV": ["AVFoundation", "AVKit"],
    "CA": ["QuartzCore"], "CB": ["CoreBluetooth"], "CK": ["CloudKit"], "CL": ["CoreLocation"],
    "CN": ["Contacts", "ContactsUI"], "CX": ["CallKit"], "EK": ["EventKit", "EventKitUI"],
    "GC": ["GameController"], "GK": ["GameKit", "GameplayKit"], "HK": ["HealthKit"],
    "HM": ["HomeKit"], "IN": ["Intents", "IntentsUI"], "LA": ["LocalAuthentication"],
    "MC": ["MultipeerConnectivity"], "MF": ["MessageUI"], "MK": ["MapKit"],
    "MTK": ["MetalKit"], "MTL": ["Metal"], "NE": ["NetworkExtension"], "NFC": ["CoreNFC"],
    "NS": ["AppKit", "CoreData", "Foundation"], "PDF": ["PDFKit"],
    "PH": ["Photos", "PhotosUI"], "PK": ["PassKit", "PencilKit"],
    "QL": ["QuickLook", "QuickLookUI"], "RP": ["ReplayKit"], "SCN": ["SceneKit"],
    "SF": ["SafariServices", "Speech"], "SK": ["StoreKit", "SpriteKit"],
    "SN": ["SoundAnalysis"], "UI": ["UIKit"], "UN": ["UserNotifications", "UserNotificationsUI"],
    "VN": ["Vision", "VisionKit"], "WC": ["WatchConnectivity"],
    "WK": ["WebKit", "WatchKit"],
  ]

  private static let passedOn: [String: (framework: String, by: Set<String>)] = [
    "NS": ("AppKit", ["Cocoa", "SwiftUI"]),
    "UI": (
      "UIKit",
      [
        "ARKit", "AVKit", "ContactsUI", "MapKit", "MessageUI", "PhotosUI", "QuickLook",
        "SafariServices", "SpriteKit", "StoreKit", "SwiftUI", "WebKit",
      ]
    ),
  ]
}
