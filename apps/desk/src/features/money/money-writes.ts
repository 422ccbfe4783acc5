import { listBankCredits, listStatements, readStatement } from "@precise/contract/desk/money/bank-statements";
import { listDeskPayments, readOrderLedger } from "@precise/contract/desk/money/payments";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
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
