@_exported public import MynahCore
