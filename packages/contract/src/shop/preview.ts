/** The cookie of a browser that looks at a preview: its link's token. No page that is made with it is kept. @source decision 108 */
export const previewCookieName = "precise_preview";

/** So long a preview's link opens. */
export const previewHours = 24;
