func streamOfOtherElements(radio: RadioMock) {
  given(radio.songs()).willStream([1, 2])
  given(radio.songs()).willStream("Lullaby")
  given(radio.songs()).willReturn(1, 2)
}
