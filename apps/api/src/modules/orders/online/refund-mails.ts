import type { Kobo } from "@precise/cart-core/money";
import type { Refund } from "#api/modules/payments/refund-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import type { RefundWish } from "./request-refund.ts";

export async function mailRefundStarted(_tx: Sql, _order: AnyOrder, _wish: RefundWish): Promise<void> {}
export async function mailRefundNeedsAccount(_tx: Sql, _order: AnyOrder, _refund: Refund): Promise<void> {}
export async function mailTransferRejected(
  _tx: Sql,
  _order: AnyOrder,
  _sent: { readonly sent: Kobo | null; readonly amount: Kobo },
): Promise<void> {}
