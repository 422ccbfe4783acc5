/** Where pictures of a design brief are sent, one at a time. */
export const briefPicturePath = "/api/design-briefs/pictures";

/**
 * POST with the file's bytes as the body and `content-type: application/octet-stream`: CSV or XLSX, recognised by its content.
 * The answer is NDJSON: one `quickOrderUploadEvent` a line, `progress` any number of times, then `check` or `failure`.
 * What is wrong before the file is read (no session, too large) answers as every call does, in the envelope.
 */
export const quickOrderUploadPath = "/api/clients/quick-order/upload";
/** Largest file in bytes: 5,000 rows are well under one MiB; a photograph of a list is refused. */
export const largestUploadBytes = 5 * 1024 * 1024;

/** Where the staff sends pictures of products, one at a time, as their bytes. */
export const deskPicturesPath = "/api/desk/pictures";
export const largestPictureBytes = 30 * 1024 * 1024;

/** Where the staff sends a catalogue file as its bytes: CSV or XLSX, recognised by its content. */
export const deskImportPath = "/api/desk/products/import";
/** 20,000 rows with long texts. */
export const largestCatalogueBytes = 30 * 1024 * 1024;

/** Where the owner sends the shop's logo as its bytes: SVG or PNG. */
export const shopLogoPath = "/api/desk/shop-logo";
export const largestLogoBytes = 1024 * 1024;
