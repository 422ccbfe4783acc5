/** Many short texts as one, so that finding a part in any of them is one search of memory. */
export interface TextLines {
  /**
   * Places of the texts that hold a part, in order; each once.
   * @param isBeginning the texts must begin with it
   */
  find(part: string, isBeginning?: boolean): Generator<number>;
}

/** @param texts without line breaks */
export function textLines(texts: readonly string[]): TextLines {
  const all = `\n${texts.join("\n")}\n`;
  // Where each text begins in `all`.
  const starts = new Uint32Array(texts.length + 1);
  for (const [place, text] of texts.entries()) starts[place + 1] = (starts[place] ?? 0) + text.length + 1;
  return {
    *find(part, isBeginning = false) {
      const wanted = isBeginning ? `\n${part}` : part;
      if (part === "" || part.includes("\n")) return;
      for (let at = all.indexOf(wanted); at >= 0; ) {
        const place = placeOf(isBeginning ? at : at - 1);
        yield place;
        at = all.indexOf(wanted, starts[place + 1] ?? all.length);
      }
    },
  };

  /** The last text that begins at or before a place of `all`, both counted without its first break. */
  function placeOf(at: number): number {
    let low = 0;
    let high = texts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
