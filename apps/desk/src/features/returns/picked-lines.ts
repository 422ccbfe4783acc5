/** A row of an order; an article may stand in several, each with a mark of its own. */
interface Row {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** The articles of an order, each once, with all its pieces. */
export function articlesOf(rows: readonly Row[]): readonly Row[] {
  const bySku = new Map<string, Row>();
  for (const { sku, name, quantity } of rows)
    bySku.set(sku, { sku, name, quantity: (bySku.get(sku)?.quantity ?? 0) + quantity });
  return [...bySku.values()];
}

/** What was ticked, as a claim takes it; ticks of another order do not count, nor more pieces than were bought. */
export function pickedLines(picked: ReadonlyMap<string, number>, rows: readonly Row[]) {
  return articlesOf(rows).flatMap(({ sku, quantity }) => {
    const pieces = picked.get(sku);
    return pieces === undefined ? [] : [{ sku, quantity: Math.min(pieces, quantity) }];
  });
}

/** An order's number as it is typed, in small letters or without its PR; undefined while it is none. */
export function orderNumberOf(typed: string): string | undefined {
  const [, code] = /^\s*(?:PR-)?([0-9A-Z]{8})\s*$/i.exec(typed) ?? [];
  return code === undefined ? undefined : `PR-${code.toUpperCase()}`;
}
