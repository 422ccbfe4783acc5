/** What the checks of a page share, inside that page. */
export interface PageTools {
  /** Drawn on the page, and neither for screen readers only nor outside of it until it has the focus. */
  isShown(element: Element): boolean;
  /** Every element that people see. */
  shown(selector: string): Element[];
  /** How a person finds it: what it is, what it says, and the part of the page that it is in. */
  nameOf(element: Element): string;
  /** How wide a field draws a text, in its own font. */
  widthOfText(text: string, field: Element): number;
  /** Scrolls at once, whatever the page says of smoothness. */
  scrollTo(top: number): void;
}

declare global {
  interface Window {
    pageTools: PageTools;
  }
}

/** Puts the tools into the page. Sent there as text: it may use nothing from outside of itself, like every check. */
export function installPageTools(): void {
  /** In a part for screen readers only. @param known of parts that were looked at before, in this state of the page */
  const isForReaders = (element: Element, known: Map<Element, boolean>): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parentElement } = element;
    const isHidden =
      getComputedStyle(element).clipPath.startsWith("inset(50%") ||
      (parentElement !== null && isForReaders(parentElement, known));
    known.set(element, isHidden);
    return isHidden;
  };
  // Nothing is remembered from one look to the next: a part may have been drawn since.
  const isShown = (element: Element, known = new Map<Element, boolean>()): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const isOnPage = right + scrollX > 0 && bottom + scrollY > 0;
    if (width <= 2 || height <= 2 || !isOnPage || element.closest("[inert]") !== null) return false;
    return !isForReaders(element, known);
  };
  const words = (element: Element): string => {
    const text =
      element.getAttribute("aria-label") ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
      "";
    const short = text.replace(/\s+/g, " ").trim().slice(0, 60);
    return short === "" ? (element.getAttribute("name") ?? "") : `"${short}"`;
  };
  const nameOf = (element: Element): string => {
    const place = element.closest("main article, main section, main form, main, dialog, nav, header, footer");
    const kind = element.getAttribute("role") ?? element.tagName.toLowerCase();
    return `${kind} ${words(element)}${place ? ` in ${place.tagName.toLowerCase()}` : ""}`;
  };
  const pen = document.createElement("canvas").getContext("2d");
  window.pageTools = {
    isShown: (element) => isShown(element),
    nameOf,
    shown: (selector) => {
      const known = new Map<Element, boolean>();
      return [...document.querySelectorAll(selector)].filter((element) => isShown(element, known));
    },
    widthOfText: (text, field) => {
      if (pen === null) return 0;
      const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(field);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      pen.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
      return pen.measureText(text).width;
    },
    scrollTo: (top) => window.scrollTo({ top, behavior: "instant" }),
  };
}
