import type { OperatorCommand } from "#api/desk/kit/operator-command.ts";
import { dispatchOrder } from "./dispatch-order.ts";
import { recordAttempt } from "./record-attempt.ts";
import { remitRider, settleRider, writeOffRider } from "./rider-cash-commands.ts";
import { addRider, editRider, listRiders } from "./rider-commands.ts";

/** What an operator may do with deliveries and riders. Every change is audited in the transaction that makes it. */
export const deliveryCommands: readonly OperatorCommand[] = [
  dispatchOrder,
  recordAttempt,
  listRiders,
  addRider,
  editRider,
  remitRider,
  settleRider,
  writeOffRider,
];
