/** A line that someone writes down: an article and how many of it, as it is typed. */
export interface WrittenLine {
  readonly sku: string;
  /** As it is in its field; may be empty while it is typed. */
  readonly typed: string;
}

/** Lines as one text, so that a form keeps them like any other field. */
export function textOfLines(lines: readonly WrittenLine[]): string {
  return lines.map(({ sku, typed }) => `${sku}\t${typed}`).join("\n");
}

export function linesOfText(text: string): WrittenLine[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [sku = "", typed = ""] = line.split("\t");
      return { sku, typed };
    });
}

/** The lines as a call takes them; what is no number of pieces yet, or 0, is left out. */
export function orderedLines(text: string): { readonly sku: string; readonly quantity: number }[] {
  return linesOfText(text)
    .map(({ sku, typed }) => ({ sku, quantity: /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** One more of an article: a new line, or a piece more on the line that it has. */
export function withOneMore(text: string, sku: string): string {
  const lines = linesOfText(text);
  const has = lines.some((line) => line.sku === sku);
  if (!has) return textOfLines([...lines, { sku, typed: "1" }]);
  return textOfLines(
    lines.map((line) => (line.sku === sku ? { sku, typed: String(Number(line.typed || 0) + 1) } : line)),
  );
}

/** With the pieces of these lines, beside the lines that are there for other articles. */
export function withPieces(
  text: string,
  lines: readonly { readonly sku: string; readonly quantity: number }[],
): string {
  const pieces = new Map(lines.map(({ sku, quantity }) => [sku, String(quantity)]));
  const before = linesOfText(text);
  const known = new Set(before.map(({ sku }) => sku));
  return textOfLines([
    ...before.map(({ sku, typed }) => ({ sku, typed: pieces.get(sku) ?? typed })),
    ...[...pieces].filter(([sku]) => !known.has(sku)).map(([sku, typed]) => ({ sku, typed })),
  ]);
}

export function withTyped(text: string, sku: string, typed: string): string {
  return textOfLines(linesOfText(text).map((line) => (line.sku === sku ? { sku, typed } : line)));
}

export function withoutLine(text: string, sku: string): string {
  return textOfLines(linesOfText(text).filter((line) => line.sku !== sku));
}
