import { keptWishes, onWishesChange } from "./kept-wishes.ts";

/** A mark of their own for each would weigh on lists. */
const hearts = "article [data-replay][aria-pressed]";

/**
 * Fills the hearts of what is wished for before React does, so that a press on one takes back what it shows.
 * @returns stops it: React listens
 */
export function paintHearts(): () => void {
  const paint = () => {
    const wishes = keptWishes() ?? [];
    for (const heart of document.querySelectorAll(hearts)) {
      const path = pathOf(heart);
      heart.setAttribute("aria-pressed", String(wishes.some((sku) => path.endsWith(`-${sku}`))));
    }
  };
  paint();
  return onWishesChange(paint);
}

/** The address of a heart's product, which ends with its article number: its card's link, or the page's own. */
function pathOf(heart: Element): string {
  const around = heart.closest("article");
  const link = around?.querySelector("h1")
    ? null
    : around?.querySelector<HTMLAnchorElement>("a[href*='/product/']");
  return (link ?? location).pathname;
}
