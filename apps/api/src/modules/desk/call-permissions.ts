import type { deskCalls } from "@precise/contract/desk/desk-calls";
import type { Permission } from "./roles.ts";

/**
 * Who may make a call of the desk: whoever has the permission; `isFresh`: with a one-time code given in the last ten minutes
 * (money out, roles, exports); everybody who is signed in; or anybody.
 */
export type CallRule =
  | Permission
  | { readonly permission: Permission; readonly isFresh: true }
  | "signed-in"
  | "anyone";

/** Checked for every call before its handler is asked; the desk's pages only hide what it would refuse. */
export const callPermissions: Readonly<Record<keyof typeof deskCalls, CallRule>> = {
  readDeskSession: "anyone",
  signInAtDesk: "anyone",
  signOutOfDesk: "anyone",
  freshenCode: "signed-in",
  renewRecoveryCodes: "signed-in",
  listDeliveries: "order.read",
  readDelivery: "order.read",
  dispatchDeliveries: "order.move",
  recordDeliveryAttempt: "delivery",
  listRiders: "delivery",
  readRider: "delivery",
  addRider: "delivery",
  changeRider: "delivery",
  remitRiderCash: "delivery",
  settleShortfall: "delivery",
  writeOffShortfall: { permission: "delivery.settle", isFresh: true },
  listStock: "stock.read",
  readStockItem: "stock.read",
  adjustStock: "stock.adjust",
  setStockThreshold: "stock.threshold",
  listIncoming: "stock.read",
  readIncoming: "stock.read",
  expectIncoming: "stock.adjust",
  receiveIncoming: "stock.adjust",
  postponeIncoming: "stock.adjust",
  cancelIncoming: "stock.adjust",
  listPhoneMessages: "mail.read",
  retryPhoneMessage: "mail.send-again",
  sendTestMessage: "messages.test",
  listMessageStops: "messages",
  addMessageStop: "messages",
  removeMessageStop: "messages",
  readToday: "signed-in",
  listDeskOrders: "order.read",
  readDeskNews: "order.read",
  readDeskOrder: "order.read",
  // Which move needs which permission stands in `orders/allowed-moves.ts`.
  moveDeskOrder: "order.read",
  moveDeskOrders: "order.read",
  proposeDeskFee: "order.fee",
  confirmDeskOrder: "order.confirm",
  addDeskOrderNote: "order.note",
  unmaskDeskOrder: "order.read",
  seeDeskOrder: "order.read",
  readDeskJob: "signed-in",
  cancelDeskJob: "signed-in",
  retryDeskJob: "signed-in",
  listDeskJobs: "signed-in",
  listSavedViews: "signed-in",
  saveView: "signed-in",
  deleteView: "signed-in",
  countViews: "signed-in",
  listDeskReturns: "order.read",
  readDeskReturn: "order.read",
  readReturnPicture: "order.read",
  openDeskReturn: "return.settle",
  decideReturn: "return.settle",
  receiveReturn: "return.receive",
  settleReturn: "return.settle",
  closeReturn: "return.settle",
};
