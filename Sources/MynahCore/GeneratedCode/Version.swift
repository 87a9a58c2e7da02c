/// The form of the generated code that this library runs.
///
/// Each file of mocks names it, so that a file that was committed and is older or newer than the library
/// fails to compile by a name that says so. Where what generated code calls changes its meaning or its
/// name, the next number takes this one's place, and this one stays as an unavailable alias whose message
/// says to generate the file anew.
public typealias _GeneratedForMynah1 = Void
