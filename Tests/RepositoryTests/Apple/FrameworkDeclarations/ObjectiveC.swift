// Where this module can be imported, Foundation is the one of Apple's systems.

public struct Selector {}
