/** What every page shares: a head that leaves room for the page, one left edge, nothing that a picture of it leaves out. */
export function findFrameFaults(): string[] {
  const faults: string[] = [];
  const { nameOf, shown } = window.pageTools;
  const head = document.querySelector("body > header");
  const row = head?.querySelector("div");
  const title = shown("main h1")[0];
  if (head && row) {
    const { bottom } = head.getBoundingClientRect();
    if (innerWidth <= 360 && bottom > 120) faults.push(`the header ends at ${Math.round(bottom)} px`);
    // A title in the middle of what it heads is no edge.
    if (title && getComputedStyle(title).textAlign !== "center") {
      const edge = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
      // What bleeds over the edge, like a picture or a row to swipe, starts before it.
      const lefts = shown("main h1, main h2, main p, main form, main img")
        .map((part) => part.getBoundingClientRect().left)
        .filter((left) => left > edge - 1);
      const left = Math.round(Math.min(...lefts));
      if (left > edge + 1) faults.push(`the page starts at ${left} px, its header at ${Math.round(edge)}`);
    }
  }
  // A picture alone may wait: its frame is drawn.
  for (const element of document.querySelectorAll("main *"))
    if (
      getComputedStyle(element).contentVisibility === "auto" &&
      element.textContent.trim() !== "" &&
      element.tagName !== "TR"
    )
      faults.push(`${nameOf(element)} is left out of a picture of the page`);
  return faults;
}

/** Two prices on one card that contradict each other: what it costs, and "from" another amount. */
export function findTwoPrices(): string[] {
  const { isShown, nameOf, shown } = window.pageTools;
  return shown("main article:not(:has(h1))").flatMap((card) => {
    const amounts = [...card.querySelectorAll("*")].filter(
      (element) =>
        element.childElementCount === 0 &&
        /^(?:from )?₦[\d,]+$/.test(element.textContent.trim()) &&
        element.closest("s, del") === null &&
        isShown(element),
    );
    const isFrom = (element: Element) => element.textContent.trim().startsWith("from");
    return amounts.some(isFrom) && amounts.length > 1 ? [`${nameOf(card)} says two prices`] : [];
  });
}
