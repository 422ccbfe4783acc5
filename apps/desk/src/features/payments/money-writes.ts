import { listBankCredits, listStatements, readStatement } from "@precise/contract/desk/bank-statements";
import { listDeskPayments, readOrderLedger } from "@precise/contract/desk/desk-payments";
import { listDeskOrders } from "@precise/contract/desk/order-list";
import { readDeskOrder } from "@precise/contract/desk/orders";
import { readToday } from "@precise/contract/desk/today";

/** What is read again after money was booked. */
export const staleAfterMoney = [
  listDeskPayments,
  readOrderLedger,
  listBankCredits,
  listStatements,
  readStatement,
  listDeskOrders,
  readDeskOrder,
  readToday,
];
