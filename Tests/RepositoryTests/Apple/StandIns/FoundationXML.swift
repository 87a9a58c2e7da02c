// Apple has all of FoundationXML in Foundation; the module of this system is out of the way.
