import { formatNaira, type Kobo } from "@precise/cart-core/money";
import * as css from "./room-hotspots.css.ts";

/** A product in the picture. */
export interface Hotspot {
  readonly sku: string;
  readonly name: string;
  readonly kobo: Kobo;
  /** Percent of the picture from its top left corner. */
  readonly x: number;
  readonly y: number;
}

/** Marks in a room's picture; each leads to its product in the list beside, and names it when it is pointed at. */
export function RoomHotspots({ hotspots }: { readonly hotspots: readonly Hotspot[] }) {
  return hotspots.map(({ sku, name, kobo, x, y }) => (
    <a key={sku} href={`#item-${sku}`} className={css.spot} style={{ left: `${x}%`, top: `${y}%` }}>
      <span className={css.dot} />
      <span className={`${css.label} ${x > 50 ? css.side.left : css.side.right}`}>
        {name} <span className={css.price}>{formatNaira(kobo)}</span>
      </span>
    </a>
  ));
}
