/**
 * Largest file in bytes that is sent; the API's own limit is `largestUploadBytes` of the contract, which brings its
 * schemas along. A test holds them together.
 */
export const largestListFileBytes = 5 * 1024 * 1024;
/** Largest pasted text of the plain form, percent-encoded: 5,000 rows with room to spare. */
export const largestListFormBytes = 1024 * 1024;
