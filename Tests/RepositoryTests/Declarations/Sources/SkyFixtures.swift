public import Sky

#if !RELEASE
  extension Cloud {
    public static func fixture() -> Cloud { Cloud() }
  }
#endif
