/** Screens with room for the navigation beside the page. */
export const besideNavigation = "(min-width: 1024px)";
/** Lists take the whole height there and scroll in themselves; not on a page zoomed to 400 %. */
export const filledList = "(min-width: 1024px) and (min-height: 560px)";
