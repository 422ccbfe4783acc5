import { keptWishes, onWishesChange } from "./kept-wishes.ts";

/**
 * Fills the hearts of what is wished for before React does, so that a press on one takes back what it shows.
 * @returns stops it: React listens
 */
export function paintHearts(): () => void {
  const paint = () => {
    const wishes = keptWishes() ?? [];
    for (const heart of document.querySelectorAll<HTMLElement>("[data-wish]")) {
      heart.setAttribute("aria-pressed", String(wishes.includes(heart.dataset.wish ?? "")));
    }
  };
  paint();
  return onWishesChange(paint);
}
