import { skuAsTyped } from "@precise/contract/wire/pasted-number";

/** What is to be picked. */
interface PickLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Picked pieces by the line's place in the order. */
export type PickState = Readonly<Record<number, number>>;

/** A line ticked has all its pieces, and none when the tick is taken back. */
export function picked(
  lines: readonly PickLine[],
  state: PickState,
  place: number,
  isAll: boolean,
): PickState {
  return { ...state, [place]: isAll ? (lines[place]?.quantity ?? 0) : 0 };
}

/** With one more piece of an article; null where it is none of the order's, or all of it is picked. */
export function scanned(lines: readonly PickLine[], state: PickState, text: string): PickState | null {
  const sku = skuAsTyped(text).toUpperCase();
  const place = lines.findIndex(
    (line, index) => line.sku.toUpperCase() === sku && (state[index] ?? 0) < line.quantity,
  );
  return place === -1 ? null : { ...state, [place]: (state[place] ?? 0) + 1 };
}

/** The picked pieces by the line's place in the order. */
export function pickedLines(
  lines: readonly { readonly line: number }[],
  state: PickState,
): Readonly<Record<number, number>> {
  return Object.fromEntries(lines.map(({ line }, place) => [line, state[place] ?? 0]));
}

/** What is missing, as a note for the staff. */
export function shortfallText(lines: readonly PickLine[], state: PickState): string {
  const missing = lines.flatMap(({ sku, quantity }, place) => {
    const short = quantity - (state[place] ?? 0);
    return short > 0 ? [`${short} of ${quantity} × ${sku}`] : [];
  });
  return `Not found when picking: ${missing.join(", ")}.`;
}
