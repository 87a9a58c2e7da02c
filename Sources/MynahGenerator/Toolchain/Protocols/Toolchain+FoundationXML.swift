// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of FoundationXML.
  static let foundationXML = #"""
    import Foundation
    #if canImport(FoundationXML)
    import FoundationXML
    #endif
    @objc public protocol XMLParserDelegate : NSObjectProtocol {
      @_implemented optional func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
      @_implemented optional func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
      @_implemented optional func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String : String])
      @_implemented optional func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
      @_implemented optional func parser(_ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?, defaultValue: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
      @_implemented optional func parser(_ parser: XMLParser, foundCharacters string: String)
      @_implemented optional func parser(_ parser: XMLParser, foundComment comment: String)
      @_implemented optional func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
      @_implemented optional func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
      @_implemented optional func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?)
      @_implemented optional func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
      @_implemented optional func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
      @_implemented optional func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
      @_implemented optional func parserDidEndDocument(_ parser: XMLParser)
      @_implemented optional func parserDidStartDocument(_ parser: XMLParser)
    }
    """#
}
