@_exported import FailureCapture
