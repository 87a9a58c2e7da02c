// Written by Tests/Toolchain/ExtractTypeNames.swift.

extension TypeNames {
  /// The types of Foundation.
  static let foundation = """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter CGFloat
    CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult
    ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
    DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal
    DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType
    FileHandle FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle
    FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter Host
    ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle
    IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization KeyPathComparator LengthFormatter
    ListFormatStyle Locale LocalizedError MarkdownDecodableAttributedStringKey MassFormatter
    Measurement Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue
    NumberFormatStyleConfiguration NumberFormatter ObjCBool OperatingSystemVersion Operation
    OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents
    PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
    PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
    ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner
    ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder
    StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle
    StringTransform Thread TimeInterval TimeZone Timer URL URLComponents URLError
    URLFileResourceType URLQueryItem URLResourceKey URLResourceValues UUID Unit UnitAcceleration
    UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
    UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
    UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
    UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
    UnitVolume UserDefaults unichar uuid_string_t uuid_t
    """

  /// The types of the modules that Foundation passes on, or is made of, on some platforms.
  static let besideFoundation = """
    CachedURLResponse DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
    DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
    DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
    DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
    DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
    DispatchWorkItemFlags HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
    URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLCredential
    URLCredentialStorage URLProtectionSpace URLProtocol URLProtocolClient URLRequest URLResponse
    URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
    URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
    URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
    URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask XMLDTD XMLDTDNode
    XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate tls_ciphersuite_t
    tls_protocol_version_t
    """

  /// The types of Distributed.
  static let distributed = """
    DistributedActor DistributedActorCodingError DistributedActorSystem DistributedActorSystemError
    DistributedTargetInvocationDecoder DistributedTargetInvocationEncoder
    DistributedTargetInvocationResultHandler ExecuteDistributedTargetError LocalTestingActorAddress
    LocalTestingActorID LocalTestingDistributedActorSystem LocalTestingDistributedActorSystemError
    LocalTestingInvocationDecoder LocalTestingInvocationEncoder LocalTestingInvocationResultHandler
    RemoteCallArgument RemoteCallTarget
    """

  /// The types of Observation.
  static let observation = """
    Observable ObservationRegistrar Observations
    """

  /// The types of RegexBuilder.
  static let regexBuilder = """
    AlternationBuilder Anchor Capture CharacterClass ChoiceOf Local Lookahead NegativeLookahead One
    OneOrMore Optionally Reference RegexComponentBuilder Repeat TryCapture ZeroOrMore
    """

  /// The types of Synchronization.
  static let synchronization = """
    Atomic AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable
    AtomicStoreOrdering AtomicUpdateOrdering Mutex WordPair
    """

  /// The types of Testing.
  static let testing = """
    Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation
    CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation
    ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher ParallelizationTrait
    SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait Trait
    """

  /// The types of XCTest.
  static let xCTest = """
    PerformanceMeter XCNotificationExpectationHandler XCPredicateExpectationHandler
    XCTNSNotificationExpectation XCTNSPredicateExpectation XCTPerformanceMetric XCTSkip XCTWaiter
    XCTWaiterDelegate XCTest XCTestCase XCTestCaseClosure XCTestCaseEntry XCTestCaseRun XCTestError
    XCTestExpectation XCTestObservation XCTestObservationCenter XCTestRun XCTestSuite XCTestSuiteRun
    XCWaitCompletionHandler
    """
}
