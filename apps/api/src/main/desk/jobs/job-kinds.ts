import type { JobKind } from "#api/modules/desk/jobs/desk-job.ts";
import type { OperatorTools } from "../../ops/operator-command.ts";
import { closeMessagesKind } from "../close-messages.ts";
import { dispatchOrdersKind } from "../deliveries/dispatch-orders.ts";
import { applyImportKind, undoImportKind } from "../imports/import-jobs.ts";
import { resendMailsKind } from "../mail/resend-mails.ts";
import { moveOrdersKind } from "../orders/move-orders.ts";
import { undoPricesKind } from "../prices/undo-prices-job.ts";
import { changeProductsKind } from "../products/change-products-kind.ts";

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
