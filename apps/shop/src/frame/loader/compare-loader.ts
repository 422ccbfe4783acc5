import { keepAdded } from "#shop/features/compare/kept-comparison.ts";

/** On the page that compares: what it adds is kept, whether or not anything of the page is ever used. @source design D26 */
keepAdded(location.search);
