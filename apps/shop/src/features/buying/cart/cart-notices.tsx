"use no memo";
import type { CartNotice } from "@precise/contract/shop/cart";
import { Alert } from "@precise/ui/components/feedback/alert";
import { list } from "#shop/features/buying/totals/figures.css.ts";
import { cartCopy } from "./cart-copy.ts";

/** What changed since the shopper touched the lines, so that nothing changes silently. @source design "Notices" */
export function CartNotices({ notices }: { readonly notices: readonly CartNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Alert tone="caution" title={cartCopy.changedTitle}>
      <ul className={list} role="list">
        {notices.map(({ kind, sku, message }) => (
          <li key={kind + sku}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
