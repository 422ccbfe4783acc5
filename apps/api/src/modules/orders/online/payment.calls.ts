import { wireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/order";
import type { orderPaymentCalls } from "@precise/contract/order-payments";
import { withInvoiceLink } from "#api/modules/invoice/invoice-link.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { type Refund, readRefund } from "#api/modules/money/online/refund-rows.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers, Caller } from "#api/platform/http/handle.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { shoppersOrder } from "../any-order.ts";
import { lockOwnOrder } from "../lock-own-order.ts";
import type { LockedOrder } from "../locked-order.ts";
import { readAgain } from "../read-again.ts";
import { lookAtOrder } from "./look-at-order.ts";
import { bookRefund } from "./run-refund.ts";
import { startPayment } from "./start-payment.ts";

const noOrder = failure(404, "not_found", "We found no order with this number and e-mail.");
const notOffered = failure(409, "order_not_payable", "This shop does not take payments online.");
const notReached = failure(
  503,
  "unavailable",
  "Paystack does not answer at the moment. Try again in a moment.",
  {
    retryAfterSeconds: 5,
  },
);

/** The calls that pay a shopper's order online. @param online undefined where the shop has no payment service */
export function orderPaymentHandlers(
  db: Database,
  online: OnlinePayments | undefined,
  links: SignedLinks,
): Answers<typeof orderPaymentCalls> {
  const view = (order: Parameters<typeof shoppersOrder>[0]): Order =>
    withInvoiceLink(shoppersOrder(order), links);
  return {
    payOrder: {
      limit: "orderTracking",
      async handle(call) {
        if (!online) return notOffered;
        const { body, headers } = call;
        const number = readOrderNumber(body.number) ?? "";
        const started = await startPayment(db, online, {
          lock: (tx) => lockOwnOrder(tx, call, body),
          key: headers["idempotency-key"] ?? "",
          keyScope: `pay:${number}`,
          acceptedTotal: body.accepted_total,
          returnPath: `/order/${number}`,
          cancelPath: `/pay/${number}`,
        });
        if ("failure" in started) return started;
        return answer({ payment: started.payment, order: view(await readAgain(db, { number })) });
      },
    },
    lookAtPayment: {
      limit: "orderTracking",
      async handle(call) {
        const order = await db.transaction((tx) => lockOwnOrder(tx, call, call.body));
        if (!order) return noOrder;
        const isKnown = await lookAtOrder(db, online, order, call.body.reference);
        return isKnown ? answer({ order: view(await readAgain(db, order)) }) : noOrder;
      },
    },
    async listBanks() {
      if (!online) return answer({ banks: [] });
      const banks = await online.provider.banks();
      return banks.ok ? answer({ banks: [...banks.value] }) : notReached;
    },
    checkRefundAccount: {
      limit: "orderTracking",
      async handle(call) {
        if (!online) return noOrder;
        const found = await findRefund(db, call, call.body);
        if ("failure" in found) return found;
        const named = await nameOf(online, call.body);
        if ("failure" in named) return named;
        return answer({ ...named, amount: { value: wireValue(found.refund.amount) } });
      },
    },
    sendRefundAccount: {
      limit: "orderTracking",
      async handle(call) {
        if (!online) return noOrder;
        const { body } = call;
        const found = await findRefund(db, call, body);
        if ("failure" in found) return found;
        // What its payer agreed to is what the bank says now.
        const named = await nameOf(online, body);
        if ("failure" in named) return named;
        if (named.account_name !== body.account_name) return otherName(named.account_name);
        const account = { bankCode: body.bank_code, accountNumber: body.account_number };
        const sent = await online.provider.sendRefundTo(found.refund.providerId ?? "", account);
        if (!sent.ok) return sent.code === "refused" ? unknownAccount() : notReached;
        await bookRefund(db, online, found.refund.id, sent.value);
        return answer({ order: view(await readAgain(db, found.order)) });
      },
    },
  };
}

/** The caller's refund that waits for a bank account. */
async function findRefund(
  db: Database,
  caller: Caller,
  body: { readonly number: string; readonly email?: string | undefined; readonly refund: string },
): Promise<{ readonly refund: Refund; readonly order: LockedOrder } | Refusal> {
  const order = await db.transaction((tx) => lockOwnOrder(tx, caller, body));
  const id = /^\d{1,15}$/.test(body.refund) ? Number(body.refund) : undefined;
  const refund = order && id !== undefined ? await readRefund(db, id) : undefined;
  if (!order || refund?.orderNumber !== order.number) return noOrder;
  if (refund.status === "needs_account") return { refund, order };
  return failure(409, "refund_needs_no_account", "This refund does not need a bank account any more.", {
    field: "refund",
  });
}

async function nameOf(
  { provider }: OnlinePayments,
  body: { readonly bank_code: string; readonly account_number: string },
): Promise<{ readonly account_name: string; readonly bank_name: string } | Refusal> {
  const banks = await provider.banks();
  if (!banks.ok) return notReached;
  const bank = banks.value.find(({ code }) => code === body.bank_code);
  if (!bank) return failure(422, "unknown_account", "Choose a bank from the list.", { field: "bank_code" });
  const named = await provider.accountName({ bankCode: bank.code, accountNumber: body.account_number });
  if (named.ok) return { account_name: named.value, bank_name: bank.name };
  return named.code === "unknown" ? unknownAccount() : notReached;
}

function unknownAccount(): Refusal {
  const message = "The bank has no account with this number. Check the number and the bank.";
  return failure(422, "unknown_account", message, { field: "account_number" });
}

function otherName(name: string): Refusal {
  return failure(409, "figures_changed", `The account is in the name of ${name}. Check it again.`, {
    field: "account_name",
  });
}
