/** Texts that a box without a scrollbar cuts off, unless it says so with dots or a line clamp. */
export function findClippedTexts(): string[] {
  const { isShown, nameOf, shown } = window.pageTools;
  const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const textsIn = (box: Element) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    return found.filter(
      ({ data, parentElement }) => data.trim() !== "" && parentElement && isShown(parentElement),
    );
  };
  return shown("body *").flatMap((box) => {
    const style = getComputedStyle(box);
    const across =
      clips(style.overflowX) && style.textOverflow !== "ellipsis" && box.scrollWidth > box.clientWidth + 1;
    const down =
      clips(style.overflowY) && style.webkitLineClamp === "none" && box.scrollHeight > box.clientHeight + 1;
    if (!across && !down) return [];
    const edge = box.getBoundingClientRect();
    const cut = textsIn(box).find((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // Letters stand within their line: what it has above and below them may be cut.
      const air = Number.parseFloat(getComputedStyle(text.parentElement ?? box).fontSize) / 3;
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          (across && (right > edge.right + 1 || left < edge.left - 1)) ||
          (down && (bottom - air > edge.bottom || top + air < edge.top)),
      );
    });
    return cut === undefined ? [] : [`the text "${cut.data.trim().slice(0, 60)}" is cut by ${nameOf(box)}`];
  });
}
