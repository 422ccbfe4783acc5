/** One thing that products are compared by. */
export interface CompareFact {
  readonly code: string;
  readonly label: string;
  readonly text: string;
}

/** A row: one cell for each product, in their order; null where a product does not state it. */
export interface CompareRow {
  readonly code: string;
  readonly label: string;
  readonly cells: readonly (string | null)[];
  /** Two products say different things, or one says nothing. */
  readonly differs: boolean;
}

/**
 * What products say, row by row, each thing once: in the order in which the first that states it does.
 * @param products the facts of each
 */
export function compareRows(products: readonly (readonly CompareFact[])[]): readonly CompareRow[] {
  const labels = new Map(products.flat().map(({ code, label }) => [code, label]));
  return [...labels].map(([code, label]) => {
    const cells = products.map((facts) => facts.find((fact) => fact.code === code)?.text ?? null);
    return { code, label, cells, differs: new Set(cells).size > 1 };
  });
}

/** Only where the products differ; everything of a single one. */
export function differences(rows: readonly CompareRow[]): readonly CompareRow[] {
  return rows.filter(({ differs, cells }) => differs || cells.length === 1);
}
