/**
 * For the frame of a picture, which has its size by itself: inside of `data-later` the picture is not fetched before it is near, which
 * browsers do with `loading="lazy"` from two screens away. All else of the page is laid out, drawn, captured and printed.
 */
export const fetchedNear = { "[data-later] &": { contentVisibility: "auto" } } as const;
