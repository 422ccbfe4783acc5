/**
 * Bars that stay while the page scrolls, where they leave too little of a low screen: a page zoomed to 400 % must still
 * show what it is about.
 */
export function findCrowdingBars(): string[] {
  const { scrollTo, nameOf } = window.pageTools;
  scrollTo(innerHeight * 2);
  const bars = new Map<Element, number>();
  const step = 8;
  for (let y = step / 2; y < innerHeight; y += step) {
    let found = document.elementFromPoint(innerWidth / 2, y);
    while (found && !/fixed|sticky/.test(getComputedStyle(found).position)) found = found.parentElement;
    if (found && found.getBoundingClientRect().width > innerWidth * 0.9)
      bars.set(found, (bars.get(found) ?? 0) + step);
  }
  scrollTo(0);
  const taken = [...bars.values()].reduce((sum, height) => sum + height, 0);
  if (taken <= innerHeight * 0.4) return [];
  return [`bars take ${taken} of ${innerHeight} px: ${[...bars.keys()].map(nameOf).join(", ")}`];
}
