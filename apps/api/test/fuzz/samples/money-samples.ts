import { kobo } from "@precise/cart-core/money";
import { decideAlikeRow, listBankCredits, sendStatement } from "@precise/contract/desk/money/bank-statements";
import {
  allocateDeskPayment,
  confirmDeskPayment,
  decideRefundAccount,
  declineDeskRefunds,
  moveDeskPayment,
  noteDispute,
  releaseDeskRefunds,
  reviewDeskPayment,
  undoDeskPayment,
} from "@precise/contract/desk/money/payments";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { insertRefund } from "#api/modules/money/online-refunds.ts";
import { refundAccountPath } from "#api/modules/orders/online/refund-account-link.ts";
import { contact, placedOrder } from "../../modules/orders/order-body.ts";
import { refundThatNeedsAccount } from "../../modules/payments/payment-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Payments, statements of the bank, refunds and disputes. */
export function moneySamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner, sampleOf } = shop;

  /** A transfer that somebody booked for an order. */
  async function booked() {
    const number = await shop.place();
    const reference = shop.next("FT26");
    const owner = await openOwner();
    await owner.done(confirmDeskPayment, { body: { number, amount: 6_500, reference } });
    return { number, reference, owner };
  }
  /** An order whose refund waits for a person. */
  async function heldRefund(): Promise<string> {
    const { number, orderId, attemptId } = await shop.paidOnline();
    const refund = { reason: "The goods were gone.", status: "held", requestedBy: "system" } as const;
    await insertRefund(api.db, { ...refund, orderId, attemptId, amount: kobo(650_000) });
    return number;
  }
  const send = async (text: string) =>
    (await (await openOwner()).done(sendStatement, { body: { name: "gtbank.csv", text } })).statement.id;

  /** A credit of a statement that names the order, and the order. */
  async function credit() {
    const number = await shop.place();
    const reference = shop.next("S26");
    await send(
      `Date,Narration,Reference,Debit,Credit\n${lagosDay(new Date())},NIP/ADA OBI/${number.replace("-", "")},${reference},,6500.00`,
    );
    const { credits } = await (await openOwner()).done(listBankCredits);
    const id = credits.find((each) => each.reference === reference)?.id ?? "";
    return { number, params: { id } };
  }
  async function statement() {
    const text = `Date,Narration,Credit\n${lagosDay(new Date())},${shop.next("BOLA")},100\n`;
    return { params: { id: await send(text) } };
  }
  const order = async () => ({ params: { number: await shop.place() } });
  const today = async () => ({ params: { day: lagosDay(new Date()) } });

  return {
    ...about(order, ["readOrderLedger"]),
    ...about(async () => {
      return { body: { number: await shop.place(), amount: 6_500, reference: shop.next("FT26") } };
    }, ["confirmDeskPayment", "noteDeskPayment"]),
    ...about(async () => {
      const { number } = await booked();
      const body = { amount: 500, reason: "The bulb came broken.", reference: shop.next("R26") };
      return { body: { number, ...body } };
    }, ["refundDeskPayment"]),
    ...about(today, ["readCashUp", "closeCashUp"]),
    ...about(statement, ["readStatement"]),
    ...about(async () => {
      const { params, number } = await credit();
      return { params, body: { number } };
    }, ["matchBankCredit"]),
    ...about(async () => ({ params: (await credit()).params }), ["ignoreBankCredit"]),
    async moveDeskPayment() {
      const { number, reference, owner } = await booked();
      return sampleOf(moveDeskPayment, { body: { reference, from: number } }, owner);
    },
    async allocateDeskPayment() {
      const { number, reference, owner } = await booked();
      await owner.done(moveDeskPayment, { body: { reference, from: number } });
      return sampleOf(allocateDeskPayment, { body: { reference, to: await shop.place() } }, owner);
    },
    async undoDeskPayment() {
      const { number, reference, owner } = await booked();
      return sampleOf(undoDeskPayment, { body: { number, reference, reason: "Typed twice." } }, owner);
    },
    async reviewDeskPayment() {
      const { number } = await shop.paidOnline("It was paid in another currency.");
      return sampleOf(reviewDeskPayment, { body: { reference: `${number}-1-TEST` } }, await openOwner());
    },
    async releaseDeskRefunds() {
      return sampleOf(releaseDeskRefunds, { body: { number: await heldRefund() } }, await openOwner());
    },
    async declineDeskRefunds() {
      const number = await heldRefund();
      const body = { number, reason: "The customer wants it by the bank." };
      return sampleOf(declineDeskRefunds, { body }, await openOwner());
    },
    async decideRefundAccount() {
      await shop.putGoods();
      const bola = { contact: { ...contact, firstname: "Bola", lastname: "Ige" } };
      const { number } = await placedOrder(api, { "FUZZ-LAMP": 1 }, 6_000, {
        payment: { method: "paystack" },
        ...bola,
      });
      const refund = await refundThatNeedsAccount(api, number);
      const token = refundAccountPath(api.links, "refund-account", { refund, turn: 1 }, new Date())
        .split("/")
        .at(-1);
      const account = { bank_code: "057", account_number: "0000000000", account_name: "OBI ADA" };
      await api.post("/api/orders/refund-account", { token, ...account });
      // The hour is over in which its payer may stop it, and the name is not the buyer's.
      const [row] = await api.db.query<{ id: number }>(
        "update refund_account set state = 'asks' where refund_id = $1 returning id",
        [refund],
      );
      const body = { number, amount: 6_000, decision: "refuse" } as const;
      return sampleOf(decideRefundAccount, { params: { id: row?.id ?? 0 }, body }, await openOwner());
    },
    async noteDispute() {
      const { orderId, attemptId } = await shop.paidOnline();
      await api.db.query(
        `insert into payment_dispute (order_id, attempt_id, provider, provider_id, status, due_at, amount_kobo)
         values ($1, $2, 'paystack', $3, 'open', now() + interval '1 day', 650000)`,
        [orderId, attemptId, String(attemptId)],
      );
      const params = { dispute: String(attemptId) };
      return sampleOf(noteDispute, { params, body: { text: "Sent the delivery note." } }, await openOwner());
    },
    async decideAlikeRow() {
      const row = `${lagosDay(new Date())},${shop.next("ADA")}`;
      await send(`Date,Narration,Credit\n${row},100\n`);
      const id = await send(`Date,Narration,Debit,Credit\n${row},,100\n`);
      return sampleOf(
        decideAlikeRow,
        { params: { id }, body: { row: 2, is_other: true } },
        await openOwner(),
      );
    },
  };
}
