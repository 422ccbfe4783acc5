/** A browser shows a PDF in a viewer of its own, which brings styles; the file itself can run and load nothing. */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
