// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of FoundationXML.
  static let foundationXML = #"""
    import Foundation
    #if canImport(FoundationXML)
    import FoundationXML
    #endif
    public protocol XMLParserDelegate : AnyObject {
      @_implemented func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
      @_implemented func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
      @_implemented func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String : String])
      @_implemented func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
      @_implemented func parser(_ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?, defaultValue: String?)
      @_implemented func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
      @_implemented func parser(_ parser: XMLParser, foundCharacters string: String)
      @_implemented func parser(_ parser: XMLParser, foundComment comment: String)
      @_implemented func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
      @_implemented func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
      @_implemented func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
      @_implemented func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
      @_implemented func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
      @_implemented func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
      @_implemented func parser(_ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?)
      @_implemented func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
      @_implemented func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
      @_implemented func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
      @_implemented func parserDidEndDocument(_ parser: XMLParser)
      @_implemented func parserDidStartDocument(_ parser: XMLParser)
    }
    """#
}
