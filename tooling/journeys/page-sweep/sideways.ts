/** A page that is wider than the screen, and what reaches beyond the edge. */
export function findSidewaysScroll(): string[] {
  const { scrollWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const widest = window.pageTools
    .shown("body *")
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .sort((one, other) => other.right - one.right)[0];
  return [
    `the page is ${scrollWidth} px wide${widest ? `: ${window.pageTools.nameOf(widest.element)}` : ""}`,
  ];
}
