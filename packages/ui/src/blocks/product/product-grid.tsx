import type { ReactNode } from "react";
import { beside, grid, item, row, rowItem } from "./product-grid.css.ts";

/** Cards that a phone shows in its first two screens. */
const firstCards = 6;

/**
 * Cards in 2 to 5 columns; one fewer beside filters, or as many as the shopper chose. Children are list items'
 * contents with keys.
 */
export function ProductGrid({
  cards,
  besideFilters = false,
}: {
  readonly cards: readonly { key: string; card: ReactNode }[];
  readonly besideFilters?: boolean;
}) {
  return (
    <ul className={besideFilters ? `${grid} ${beside}` : grid} role="list">
      {cards.map(({ key, card }, index) => (
        <li key={key} className={item} data-later={index < firstCards ? undefined : ""}>
          {card}
        </li>
      ))}
    </ul>
  );
}

/** Up to four cards in one row; on phones it scrolls sideways. */
export function ProductRow({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly { key: string; card: ReactNode }[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <ul className={row} role="list" aria-label={label} tabIndex={0} data-later="">
      {cards.map(({ key, card }) => (
        <li key={key} className={rowItem}>
          {card}
        </li>
      ))}
    </ul>
  );
}
