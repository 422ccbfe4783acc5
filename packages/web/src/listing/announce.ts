const regionId = "listing-news";

/**
 * A place for news that outlives the pages: one that came with a page would be silent, for screen readers announce only changes
 * in a region that they know.
 */
function region(): HTMLElement {
  const known = document.getElementById(regionId);
  if (known) return known;
  const element = document.createElement("div");
  element.id = regionId;
  element.setAttribute("role", "status");
  Object.assign(element.style, { position: "absolute", width: "1px", height: "1px", overflow: "hidden" });
  element.style.clipPath = "inset(50%)";
  document.body.append(element);
  return element;
}

/** Makes the place before there is news. */
export function prepareNews(): void {
  region();
}

/** Announces a text to screen readers politely. */
export function announce(text: string): void {
  const place = region();
  // The same text twice is news twice.
  place.textContent = "";
  place.textContent = text;
}
