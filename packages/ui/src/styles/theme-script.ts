/** Where the choice is kept: localStorage `lights`, "on" or "off"; nothing means that the page follows the system. */
export const lightsStorageKey = "lights";

/**
 * Inline script for the head, before anything is painted: puts the stored choice on `<html data-theme>`, so that the
 * page never flashes in the other theme. A constant string: its hash can stand in a content security policy.
 * The `<html>` element needs `suppressHydrationWarning`, for the server cannot know the attribute.
 */
export const themeScript =
  'try{var l=localStorage.getItem("lights");if(l=="on"||l=="off")document.documentElement.dataset.theme="lights-"+l}catch(e){}';
