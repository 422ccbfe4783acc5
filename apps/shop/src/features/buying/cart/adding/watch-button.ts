/** What lies under the header counts as out of sight. */
const underHeader = { rootMargin: "-64px 0px 0px 0px" };

/**
 * Follows the button that adds to the cart over the screen.
 * @param onChange whether it is out of sight; also called at once
 * @returns stops it
 */
export function watchButton(button: Element, onChange: (isOutOfSight: boolean) => void): () => void {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => onChange(entry?.isIntersecting === false),
    underHeader,
  );
  observer.observe(button);
  return () => observer.disconnect();
}

/**
 * Shows the bar before React does; its button sends the form, which works without scripts.
 * @returns stops it: React listens
 */
export function paintBuyBar(): () => void {
  const button = document.querySelector("[data-buy-button]");
  const bar = document.querySelector<HTMLElement>("[data-buy-bar]");
  if (!button || !bar) return () => undefined;
  return watchButton(button, (isOutOfSight) => {
    bar.hidden = !isOutOfSight;
  });
}
