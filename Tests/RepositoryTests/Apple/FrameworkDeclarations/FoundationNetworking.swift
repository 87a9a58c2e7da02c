// Apple has all of FoundationNetworking in Foundation; the module of this system is out of the way.
