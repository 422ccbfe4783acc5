import { dispatchOrdersKind } from "#api/desk/deliveries/dispatch-orders.ts";
import { closeMessagesKind } from "#api/desk/inbox/close-messages.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { resendMailsKind } from "#api/desk/mail/resend-mails.ts";
import { moveOrdersKind } from "#api/desk/orders/move-orders.ts";
import { undoPricesKind } from "#api/desk/prices/undo-prices-job.ts";
import { changeProductsKind } from "#api/desk/products/change-products-kind.ts";
import { applyImportKind, undoImportKind } from "#api/desk/products/imports/import-jobs.ts";

/** Every bulk act of the desk. */
export const deskJobKinds: readonly JobKind<OperatorTools>[] = [
  moveOrdersKind,
  undoPricesKind,
  dispatchOrdersKind,
  changeProductsKind,
  closeMessagesKind,
  resendMailsKind,
  applyImportKind,
  undoImportKind,
];
