const regionId = "listing-news";

/**
 * A place for news that outlives the pages: one that came with a page would be silent, for screen readers announce only changes
 * in a region that they know.
 */
function region(): HTMLElement {
  const known = document.getElementById(regionId);
  if (known) return known;
  const made = document.createElement("div");
  made.id = regionId;
  made.setAttribute("role", "status");
  Object.assign(made.style, { position: "absolute", width: "1px", height: "1px", overflow: "hidden" });
  made.style.clipPath = "inset(50%)";
  document.body.append(made);
  return made;
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
