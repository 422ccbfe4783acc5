/** Words that a narrow box breaks in the middle, without a hyphen. */
export function findBrokenWords(): string[] {
  const { isShown, nameOf } = window.pageTools;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement;
    // Wider boxes have room for any word.
    if (!(text instanceof Text) || !box || box.clientWidth > 240 || !isShown(box)) continue;
    // Addresses and numbers have no better place to break at.
    for (const { 0: word, index } of text.data.matchAll(/(?<!\S)\p{L}{6,}(?=[,.;:)]?(?:\s|$))/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`the word "${word}" is broken in ${nameOf(box)}`);
    }
  }
  return faults;
}
