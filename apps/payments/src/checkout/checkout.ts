import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { sendOptions } from "../ledger/transactions.ts";
import { page } from "../pages/layout.ts";
import { naira } from "../pages/naira.ts";
import type { Parts } from "../parts/parts.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { isWebhookMode, type Question, type Transaction } from "../store/payments-state.ts";
import { checkoutPath, payPage, type Way, wayOf } from "./pay-page.ts";
import { cancelAddress, returnAddress } from "./shop-addresses.ts";
import { stepPage } from "./step-page.ts";
import { cardFault, cardNumbered, isRightAnswer, type TestCard } from "./test-cards.ts";

const TRANSFER_MS = 30 * 60_000;
const MOST_WRONG_TRIES = 3;

/** The hosted page, without scripts. Each form leads on by a redirect, so that nothing is sent twice. */
export function checkout({ store, transactions }: Parts): Hono {
  const app = new Hono().basePath("/checkout/:code");

  app.onError((error, c) => {
    if (!(error instanceof PaystackError)) throw error;
    return c.html(page("This cannot be done", html`<p>${error.message}</p>`), error.status);
  });

  const found = (c: Context): Transaction => {
    const transaction = store.transactionWithCode(c.req.param("code") ?? "");
    if (transaction !== undefined) return transactions.look(transaction);
    throw new PaystackError(404, "not_found", "There is no payment at this address.");
  };
  const isPaid = ({ status }: Transaction) => status === "success" || status === "reversed";
  const field = async (c: Context, name: string) => String((await c.req.parseBody())[name] ?? "");

  const backToShop = (c: Context, transaction: Transaction) =>
    c.redirect(returnAddress(transaction) ?? checkoutPath(transaction), 303);
  const backTo = (c: Context, transaction: Transaction, way: Way) =>
    c.redirect(`${checkoutPath(transaction)}?way=${way}`, 303);
  const pay = (c: Context, transaction: Transaction, way: Way, last4?: string) => {
    // The shopper does not wait until the shop has taken the notice.
    void transactions.succeed(
      transaction,
      { channel: way, ...(last4 !== undefined && { last4 }) },
      sendOptions(transaction.webhook),
    );
    return backToShop(c, transaction);
  };
  /** The next question, or the end. */
  const goOn = (c: Context, transaction: Transaction, card: TestCard, answered: number) => {
    const way: Way = card.cvv === "" ? "bank" : "card";
    const asks = card.asks[answered];
    if (asks !== undefined) {
      transaction.step = { card: card.number, asks, wrongTries: 0 };
      store.save();
      return c.redirect(`${checkoutPath(transaction)}/step`, 303);
    }
    if (card.refusal === undefined) return pay(c, transaction, way, card.number.slice(-4));
    transactions.fail(transaction, card.refusal, way);
    return backTo(c, transaction, way);
  };

  // A payment that is made has one page, whatever is sent to it.
  app.use("*", async (c, next) => {
    const transaction = found(c);
    if (!isPaid(transaction)) return next();
    const back = returnAddress(transaction);
    return c.html(
      page(
        "This payment has been made",
        html`<p>${naira(transaction.amount)}, reference ${transaction.reference}</p>
          ${back === null ? "" : html`<p><a href="${back}">Return to the shop</a></p>`}`,
      ),
    );
  });

  app.get("/", (c) => {
    const transaction = found(c);
    return c.html(payPage(transaction, wayOf(transaction, c.req.query("way"))));
  });

  app.post("/card", async (c) => {
    const transaction = found(c);
    const card = cardNumbered(await field(c, "number"));
    const fault =
      card === undefined || card.cvv === ""
        ? "This is none of the test cards below."
        : cardFault(card, await field(c, "expiry"), await field(c, "cvv"), new Date());
    if (card === undefined || fault !== undefined) return c.html(payPage(transaction, "card", fault), 422);
    transactions.begin(transaction, "card");
    return goOn(c, transaction, card, 0);
  });

  app.post("/bank", async (c) => {
    const transaction = found(c);
    const account = cardNumbered(await field(c, "account"));
    if (account?.cvv !== "") {
      return c.html(payPage(transaction, "bank", "This is not the test account below."), 422);
    }
    transactions.begin(transaction, "bank");
    return goOn(c, transaction, account, 0);
  });

  app.get("/step", (c) => {
    const transaction = found(c);
    const card = cardNumbered(transaction.step?.card ?? "");
    if (transaction.step === null || card === undefined) return c.redirect(checkoutPath(transaction), 303);
    return c.html(stepPage(transaction, card, transaction.step.asks));
  });

  app.post("/step", async (c) => {
    const transaction = found(c);
    const { step } = transaction;
    const card = cardNumbered(step?.card ?? "");
    if (step === null || card === undefined) return c.redirect(checkoutPath(transaction), 303);
    const answer = (await field(c, "answer")).replaceAll(/\s/g, "");
    if (isRightAnswer(card, step.asks, answer)) {
      const answered = card.asks.indexOf(step.asks) + 1;
      return goOn(c, transaction, card, answered);
    }
    step.wrongTries += 1;
    store.save();
    if (step.asks === "approval" || step.wrongTries >= MOST_WRONG_TRIES) {
      transactions.fail(transaction, refusals[step.asks]);
      return backTo(c, transaction, card.cvv === "" ? "bank" : "card");
    }
    return c.html(
      stepPage(transaction, card, step.asks, "That is not right. Look at the hint, and try again."),
      422,
    );
  });

  app.post("/transfer", (c) => {
    const transaction = found(c);
    transactions.giveAccount(transaction, Date.now() + TRANSFER_MS);
    return backTo(c, transaction, "bank_transfer");
  });

  app.post("/transfer/sent", async (c) => {
    const transaction = found(c);
    const hasAccount = transaction.status === "ongoing" && transaction.accountNumber !== null;
    if (!hasAccount) return backTo(c, transaction, "bank_transfer");
    const typed = await field(c, "amount");
    const sent = typed === "" ? transaction.requestedAmount : koboOf(typed);
    if (sent === null) return c.html(payPage(transaction, "bank_transfer", "Enter an amount in naira."), 422);
    if (sent === transaction.requestedAmount) return pay(c, transaction, "bank_transfer");
    void transactions.rejectTransfer(transaction, sent, sendOptions(transaction.webhook));
    const words = `${naira(sent)} was sent. The account takes exactly ${naira(transaction.requestedAmount)}: the ${naira(sent)} goes back.`;
    return c.html(payPage(transaction, "bank_transfer", words));
  });

  app.post("/transfer/late", (c) => {
    const transaction = found(c);
    if (transaction.status === "ongoing") transaction.lapsesAt = 0;
    return backTo(c, transactions.look(transaction), "bank_transfer");
  });

  app.post("/ussd", async (c) => {
    const transaction = found(c);
    transactions.begin(transaction, "ussd");
    if ((await field(c, "outcome")) === "approve") return pay(c, transaction, "ussd");
    transactions.fail(transaction, "Declined");
    return backTo(c, transaction, "ussd");
  });

  app.post("/cancel", (c) => {
    const transaction = found(c);
    if (transaction.status === "ongoing") transactions.abandon(transaction);
    const address = cancelAddress(transaction) ?? returnAddress(transaction);
    if (address !== null) return c.redirect(address, 303);
    return c.html(
      page("The payment was cancelled", html`<p>Nothing was taken. You can close this page.</p>`),
    );
  });

  app.post("/notice", async (c) => {
    const transaction = found(c);
    const mode = await field(c, "webhook");
    if (isWebhookMode(mode)) transaction.webhook = mode;
    store.save();
    return backTo(c, transaction, wayOf(transaction, await field(c, "way")));
  });

  return app;
}

const refusals: Readonly<Record<Question, string>> = {
  approval: "Declined",
  pin: "Incorrect PIN",
  otp: "Incorrect OTP",
  phone: "Incorrect phone number",
};

/** @returns null when it is no amount of naira above nothing */
function koboOf(text: string): number | null {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text.trim())) return null;
  const kobo = Math.round(Number(text) * 100);
  return kobo > 0 ? kobo : null;
}
