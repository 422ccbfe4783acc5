/** A cart as the merge sees it: what is in it, and which carts went into it before. */
export interface MergeableCart {
  readonly cartId: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  /** Ids of the carts that were merged into this one; they are never added again. */
  readonly mergedIds: readonly string[];
}

/** A line that could not keep all its pieces; `kept: 0` means that it is gone. `not-sold`: no stock is known for the sku. */
export interface MergeNotice {
  readonly sku: string;
  readonly wanted: number;
  readonly kept: number;
  readonly because: "stock" | "line-limit" | "not-sold";
}

export interface MergedCart {
  readonly cart: MergeableCart;
  /** False when the guest cart was in it already, so that nothing was changed. */
  readonly merged: boolean;
  readonly notices: readonly MergeNotice[];
}

/**
 * Puts a guest's cart into a customer's: quantities of a sku are added, then capped by stock and by the limit per line.
 * - Merging the same guest cart again changes nothing: the customer's cart remembers its id.
 * - Order does not matter: several guest carts, or the two carts exchanged, end in the same quantities.
 * Customer's lines come first, then what the guest's cart adds. The number of lines is not limited: goods never
 * vanish because someone signed in.
 * @param stockBySku pieces left; a sku that is missing is no longer sold
 * @param lineLimit most pieces of a line, `maxQuantityPerLine` of limits.ts
 * @source spec §6 "Consumer"
 */
export function mergeCarts(carts: {
  readonly guest: MergeableCart;
  readonly customer: MergeableCart;
  readonly stockBySku: ReadonlyMap<string, number>;
  readonly lineLimit: number;
}): MergedCart {
  const { guest, customer } = carts;
  if (guest.cartId === customer.cartId || customer.mergedIds.includes(guest.cartId)) {
    return { cart: customer, merged: false, notices: [] };
  }
  const wantedBySku = new Map<string, number>();
  for (const { sku, quantity } of [...customer.lines, ...guest.lines]) {
    wantedBySku.set(sku, (wantedBySku.get(sku) ?? 0) + quantity);
  }
  const lines: { sku: string; quantity: number }[] = [];
  const notices: MergeNotice[] = [];
  for (const [sku, wanted] of wantedBySku) {
    const stock = carts.stockBySku.get(sku);
    const kept = Math.max(0, Math.min(wanted, stock ?? 0, carts.lineLimit));
    if (kept > 0) lines.push({ sku, quantity: kept });
    if (kept < wanted) notices.push({ sku, wanted, kept, because: reason(stock, carts.lineLimit) });
  }
  const mergedIds = [...new Set([...customer.mergedIds, ...guest.mergedIds, guest.cartId])];
  return { cart: { cartId: customer.cartId, lines, mergedIds }, merged: true, notices };
}

function reason(stock: number | undefined, lineLimit: number): MergeNotice["because"] {
  if (stock === undefined) return "not-sold";
  return stock <= lineLimit ? "stock" : "line-limit";
}
