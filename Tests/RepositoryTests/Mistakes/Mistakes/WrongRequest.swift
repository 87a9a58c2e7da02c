import MynahHTTP

func wrongRequest(http: HTTPMock) {
  given(http.request(.get, any())).willReturn(.text("la"))
  given(http.request(any(), any())).willReturn(.text("la"))
  given(http.request(.post, "/songs", body: any())).willReturn(.text("la"))
  given(http.request(.get, "/songs", query: any(), headers: any())).willReturn(.text("la"))
  verify(http.request(.gett, "/songs")).wasCalled()
  verify(http.request(.get, 3)).wasCalled()
}
