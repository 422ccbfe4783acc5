import { setTimeout as wait } from "node:timers/promises";
import { formatNaira, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { missingKobo } from "@precise/cart-core/payment-status";
import { moneyOf } from "#api/modules/money/money.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import {
  type Attempt,
  attemptsOf,
  claimStart,
  insertAttempt,
  noteLook,
  openAttempt,
  readAttempt,
  releaseStart,
} from "#api/modules/money/online-attempts.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";
import { findAnswer, keepAnswer, keyReused, orderKey } from "#api/platform/once/order-keys.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { holdAgain } from "../goods/hold-again.ts";
import { goneGoods } from "../goods/order-goods.ts";
import type { LockedOrder } from "../locked-order.ts";
import { goodsGone } from "../order-acts.calls.ts";
import { needsEmail } from "../order-refusals.ts";
import { readAgain } from "../order-rows.ts";
import { settleAttempt } from "./settle-attempt.ts";

/** A page on which the order is paid. */
export interface StartedPayment {
  readonly reference: string;
  readonly url: string;
  readonly expires_at: string;
  readonly status: string;
}

export interface PayCall {
  /** Locks the order for who may pay it; undefined where there is none for this caller. */
  readonly lock: (tx: Sql) => Promise<LockedOrder | undefined>;
  /** The caller's Idempotency-Key, and whose it is. */
  readonly key: string;
  readonly keyScope: string;
  /** Naira: what the buyer saw. */
  readonly acceptedTotal: number;
  /** Path of the order's page, to which its payer returns. */
  readonly returnPath: string;
  /** Path of the page to which "cancel" leads. */
  readonly cancelPath: string;
}

/** Longer than the service's time-out, shorter than the call's own deadline. */
const startingSeconds = 9;
/** A page that ends sooner is of no use. */
const leastLeftMilliseconds = 60_000;
/** However long its order waits, a page is asked for again the next day. */
const attemptHours = 24;
const mostTurns = 4;
/** More than anyone needs to pay one order, and too few to try stolen cards on it. */
const mostAttempts = 20;

/** What is to be done next, found under the order's lock. */
type Step =
  | { readonly do: "answer"; readonly payment: StartedPayment }
  | { readonly do: "refuse"; readonly refusal: Refusal }
  | { readonly do: "verify"; readonly attempt: Attempt }
  | { readonly do: "await"; readonly attempt: Attempt }
  | { readonly do: "start"; readonly attempt: Attempt; readonly email: string };

/**
 * Begins to pay an order online. An attempt that is open is answered again; one that ended is looked at before the next. Every
 * attempt is written down before the service is asked, and goes on with the same reference when no answer came.
 * @returns the page to pay on, or why there is none
 * @source decision 061
 */
export async function startPayment(
  db: Database,
  online: OnlinePayments,
  call: PayCall,
): Promise<{ readonly payment: StartedPayment } | Refusal> {
  const verified = new Set<string>();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const step = await db.transaction((tx) => nextStep(tx, online, call, verified));
    switch (step.do) {
      case "answer":
        return { payment: step.payment };
      case "refuse":
        return step.refusal;
      case "verify":
        verified.add(step.attempt.reference);
        if ((await settleAttempt(db, online, step.attempt.reference)) === "unavailable") return unavailable();
        break;
      case "await":
        await untilStarted(db, step.attempt);
        break;
      case "start": {
        const started = await askForPage(db, online, call, step);
        if (started !== "again") return started;
      }
    }
  }
  return unavailable();
}

async function nextStep(
  tx: Sql,
  online: OnlinePayments,
  call: PayCall,
  verified: ReadonlySet<string>,
): Promise<Step> {
  const order = await call.lock(tx);
  if (!order)
    return {
      do: "refuse",
      refusal: failure(404, "not_found", "We found no order with this number and e-mail."),
    };
  const attemptKey = orderKey(call.keyScope, call.key, {
    number: order.number,
    accepted: call.acceptedTotal,
  });
  const before = await findAnswer<{ reference: string }>(tx, attemptKey);
  if (before === "reused") return { do: "refuse", refusal: keyReused() };
  const due = await dueKobo(tx, order);
  if (typeof due !== "number") return { do: "refuse", refusal: due };
  if (fromWireValue(call.acceptedTotal) !== due) {
    const { prices } = await readAgain(tx, order);
    const message = `The amount to pay is now ${formatNaira(due)}. Check it and try again.`;
    const data = { prices, notices: [] };
    return {
      do: "refuse",
      refusal: failure(409, "figures_changed", message, { field: "accepted_total", data }),
    };
  }
  const gone = await refuseGoneGoods(tx, order, online);
  if (gone) return { do: "refuse", refusal: gone };
  const { email } = (await readAgain(tx, order)).contact;
  if (email === "")
    return { do: "refuse", refusal: failure(409, "order_not_payable", needsEmail, { field: "number" }) };
  const attempts = await attemptsOf(tx, order.id);
  const [newest] = attempts;
  const keep = (attempt: Attempt) =>
    before ? Promise.resolve() : keepAnswer(tx, attemptKey, { reference: attempt.reference });
  if (newest && newest.review === null && newest.amount === due) {
    const isFresh = newest.expiresAt.getTime() - Date.now() > leastLeftMilliseconds;
    if (newest.status === "open" && newest.url !== null && isFresh) {
      await keep(newest);
      return { do: "answer", payment: startedPayment(newest, newest.url) };
    }
    if (newest.status === "created" && isFresh) {
      if (await claimStart(tx, newest, startingSeconds)) return { do: "start", attempt: newest, email };
      return { do: "await", attempt: newest };
    }
  }
  // Whatever was tried last may have been paid meanwhile.
  if (newest && !verified.has(newest.reference)) return { do: "verify", attempt: newest };
  if (newest && (newest.status === "created" || newest.status === "open"))
    await noteLook(tx, newest, { status: "abandoned" }, online.checkFactor);
  if (attempts.length >= mostAttempts) return { do: "refuse", refusal: tooManyAttempts() };
  const attempt = await insertAttempt(tx, order, {
    provider: online.provider.name,
    amount: due,
    expiresAt: new Date(Date.now() + attemptHours * 3_600_000),
    startingSeconds,
    checkFactor: online.checkFactor,
  });
  await keep(attempt);
  return { do: "start", attempt, email };
}

/**
 * No one pays for goods that are gone. What went back on sale is set aside again, as often as its shopper may; what cannot be is
 * paid for while it is there. @source design D28
 */
async function refuseGoneGoods(
  tx: Sql,
  order: LockedOrder,
  times: Pick<OnlinePayments, "respondHours" | "unprovedHoldMinutes">,
): Promise<Refusal | undefined> {
  if (order.goods === "held") return undefined;
  const { respondHours: unpaidOrderHours, unprovedHoldMinutes } = times;
  const held =
    order.goods === "free"
      ? await holdAgain(tx, order, { unpaidOrderHours, unprovedHoldMinutes })
      : "not-renewable";
  const isGone = held === "gone" || (held === "not-renewable" && (await goneGoods(tx, order)).length > 0);
  return isGone ? goodsGone(await readAgain(tx, order)) : undefined;
}

/** What of a locked order is to be paid online now, or why nothing is. */
async function dueKobo(tx: Sql, order: LockedOrder): Promise<Kobo | Refusal> {
  const { standing, payable } = order;
  const money = await moneyOf(tx, order.id);
  const due = missingKobo({ stage: standing.stage, money, payable, wasPaid: standing.isPaid });
  const why =
    paymentFacts(standing.payment).isOnline !== true
      ? "This order is not paid online."
      : standing.stage === "cancelled"
        ? "This order was cancelled. Place it again to pay for it."
        : standing.isPaid || (due === 0 && money.received > 0)
          ? "This order is paid already."
          : standing.stage !== "awaiting_payment" || due === 0
            ? "There is nothing to pay for this order now."
            : undefined;
  return why === undefined ? due : failure(409, "order_not_payable", why, { field: "number" });
}

async function askForPage(
  db: Database,
  online: OnlinePayments,
  call: PayCall,
  { attempt, email }: Extract<Step, { do: "start" }>,
): Promise<{ readonly payment: StartedPayment } | Refusal | "again"> {
  const { siteOrigin } = online;
  const started = await online.provider.start({
    reference: attempt.reference,
    amount: attempt.amount,
    email,
    returnUrl: siteOrigin + call.returnPath,
    cancelUrl: siteOrigin + call.cancelPath,
    note: `Order ${attempt.orderNumber}`,
  });
  if (started.ok) {
    await openAttempt(db, attempt, started.value.url, started.value.expiresAt);
    const opened = await readAttempt(db, attempt.reference);
    if (!opened || opened.url === null) return "again";
    return { payment: startedPayment(opened, opened.url) };
  }
  if (started.code === "unavailable") {
    await releaseStart(db, attempt);
    return unavailable();
  }
  if (started.code === "refused") {
    await noteLook(db, attempt, { status: "failed", message: "Paystack refused it." }, online.checkFactor);
    const message = "We cannot take this payment online. Call or write to us, and we will help you to pay.";
    return failure(422, "payment_refused", message);
  }
  // The service knows the reference and its page's address is lost: whether it was paid decides.
  const settled = await settleAttempt(db, online, attempt.reference);
  if (settled === "unavailable") {
    await releaseStart(db, attempt);
    return unavailable();
  }
  const now = await readAttempt(db, attempt.reference);
  if (now?.status === "created") await noteLook(db, now, { status: "abandoned" }, online.checkFactor);
  return "again";
}

/** Another call is asking for the page: once it has an answer, both get the same one. */
async function untilStarted(db: Database, attempt: Attempt): Promise<void> {
  const until = (attempt.startingUntil ?? new Date()).getTime();
  while (Date.now() < until) {
    await wait(100);
    const now = await readAttempt(db, attempt.reference);
    if (now?.status !== "created" || now.startingUntil === null) return;
  }
}

function startedPayment({ reference, expiresAt }: Attempt, url: string): StartedPayment {
  return { reference, url, expires_at: wireTime(expiresAt), status: "open" };
}

function tooManyAttempts(): Refusal {
  const message =
    "Paying for this order was tried too often. Call or write to us, and we will help you to pay.";
  return failure(409, "order_not_payable", message, { field: "number" });
}

function unavailable(): Refusal {
  const message = "Paystack does not answer at the moment. Nothing was taken. Try again in a moment.";
  return failure(503, "unavailable", message, { retryAfterSeconds: 5 });
}
