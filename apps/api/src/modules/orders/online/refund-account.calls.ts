import { formatNaira, wireAmount } from "@precise/cart-core/money";
import { initialsOf, isBuyersAccount } from "@precise/cart-core/payer-name";
import type { LinkedRefund, refundAccountCalls } from "@precise/contract/shop/orders/refund-accounts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { type Refund, readRefund } from "#api/modules/money/online-refunds.ts";
import {
  type AccountTurn,
  endAccount,
  findAccount,
  insertAccount,
  type NamedAccount,
  nextTurn,
  refundsWithoutAccount,
} from "#api/modules/money/refund-accounts.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { lockOwnOrder } from "../lock-own-order.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { notReached } from "./not-reached.ts";
import { openAccountToken } from "./refund-account-link.ts";
import { mailAccountNamed, mailRefundNeedsAccount, mailRefundNeedsAccountAgain } from "./refund-mails.ts";

/** So long its payer can stop a refund that has an account. */
const stopMinutes = 60;

const noOrder = failure(404, "not_found", "We found no order with this number and e-mail.");
const linkNotFound = failure(404, "not_found", "This link is not valid or has expired.");
const needsNone = failure(
  409,
  "refund_needs_no_account",
  "This link is used up: see our latest e-mail, or how the refund stands.",
  { field: "token" },
);
/** The person who has the mail: nobody signs in for it. */
const byLink: Actor = { kind: "terminal", user: "the link of the e-mail" };

type Opened = AccountTurn & { readonly may: "name" | "stop"; readonly of: Refund };

/** The calls by which a payer names the account of a refund. @source decision 061 */
export function refundAccountHandlers(
  db: Database,
  online: OnlinePayments | undefined,
  links: SignedLinks,
): Answers<typeof refundAccountCalls> {
  async function open(sql: Sql, token: string): Promise<Opened | undefined> {
    const opened = openAccountToken(links, token);
    const of = opened && (await readRefund(sql, opened.refund));
    return of && { ...opened, of };
  }
  return {
    readRefundAccount: {
      limit: "orderTracking",
      async handle({ body }) {
        const opened = await open(db, body.token);
        return opened ? answer({ refund: await viewOf(db, opened) }) : linkNotFound;
      },
    },
    checkRefundAccount: {
      limit: "orderTracking",
      async handle({ body }) {
        const opened = await open(db, body.token);
        if (!online || !opened) return linkNotFound;
        if (!(await mayName(db, opened))) return needsNone;
        const named = await nameOf(online, body);
        return "failure" in named ? named : answer({ ...named, amount: amountOf(opened.of) });
      },
    },
    sendRefundAccount: {
      limit: "orderTracking",
      async handle({ body }) {
        const opened = await open(db, body.token);
        if (!online || !opened) return linkNotFound;
        if (!(await mayName(db, opened))) return needsNone;
        // What its payer agreed to is what the bank says now.
        const named = await nameOf(online, body);
        if ("failure" in named) return named;
        if (named.account_name !== body.account_name) return otherName(named.account_name);
        return db.transaction(async (tx): Promise<Reply<{ refund: LinkedRefund }>> => {
          const order = await lockOrder(tx, opened.of.orderNumber);
          // Under the lock: of two that send one link at the same moment one names the account.
          if (!order || !(await mayName(tx, opened))) return needsNone;
          await nameAccount(tx, online, order, opened, {
            bankCode: body.bank_code,
            bankName: named.bank_name,
            accountNumber: body.account_number,
            accountName: named.account_name,
          });
          return answer({ refund: await viewOf(tx, opened) });
        });
      },
    },
    mailRefundAccountLink: {
      limit: "orderTracking",
      handle: (call) =>
        db.transaction(async (tx): Promise<Reply<Record<string, never>>> => {
          const order = await lockOwnOrder(tx, call, call.body);
          if (!order) return noOrder;
          const waiting = await refundsWithoutAccount(tx, order.id);
          if (waiting.length === 0) return needsNone;
          for (const id of waiting) {
            const refund = await readRefund(tx, id);
            if (refund) await mailRefundNeedsAccountAgain(tx, await readAgain(tx, order), refund);
          }
          return answer({});
        }),
    },
    stopRefundAccount: {
      limit: "orderTracking",
      handle: ({ body }) =>
        db.transaction(async (tx): Promise<Reply<{ refund: LinkedRefund }>> => {
          const opened = await open(tx, body.token);
          const order = opened?.may === "stop" ? await lockOrder(tx, opened.of.orderNumber) : undefined;
          if (!online || !opened || !order) return linkNotFound;
          const account = await findAccount(tx, opened);
          if (!account || !isStoppable(account)) return needsNone;
          await endAccount(tx, account.id, "stopped");
          const what = `${formatNaira(opened.of.amount)} to the account ${masked(account)}`;
          await addEvent(tx, order, `You stopped the refund of ${what}`);
          await audit(tx, order, "stop", account);
          await mailRefundNeedsAccount(tx, await readAgain(tx, order), opened.of);
          await queuePaymentAlarm(tx, online.shopEmail, {
            event: `refund-account-stopped:${account.id}`,
            number: order.number,
            text: `Its payer stopped the refund of ${what} Call them: someone else may have named it.`,
          });
          return answer({ refund: await viewOf(tx, opened) });
        }),
    },
  };
}

async function nameAccount(
  tx: Sql,
  online: OnlinePayments,
  order: LockedOrder,
  { refund, turn, of }: Opened,
  named: Pick<NamedAccount, "bankCode" | "bankName" | "accountName"> & { readonly accountNumber: string },
): Promise<void> {
  const before = await readAgain(tx, order);
  const { firstname, lastname } = before.contact;
  const asks = !isBuyersAccount(`${firstname} ${lastname}`, named.accountName);
  const account = await insertAccount(tx, {
    refund,
    turn,
    ...named,
    orderId: order.id,
    asks,
    minutes: stopMinutes,
  });
  await addEvent(
    tx,
    order,
    `${formatNaira(of.amount)} goes to the account ${masked(account)}${asks ? " We look at its name first." : ""}`,
  );
  await audit(tx, order, "name", account);
  await mailAccountNamed(tx, await readAgain(tx, order), of, account);
  if (asks)
    await queuePaymentAlarm(tx, online.shopEmail, {
      event: `refund-account:${account.id}`,
      number: order.number,
      text: `A refund of ${formatNaira(of.amount)} was given an account in another name than the buyer's. Look at it under refunds.`,
    });
}

function audit(
  tx: Sql,
  { number }: LockedOrder,
  act: "name" | "stop",
  account: NamedAccount,
): Promise<unknown> {
  return writeAudit(tx, {
    actor: byLink,
    act: `payments.account-${act}`,
    subject: number,
    before: null,
    after: { account: masked(account), state: account.state },
  });
}

async function mayName(sql: Sql, { may, refund, turn, of }: Opened): Promise<boolean> {
  return may === "name" && of.status === "needs_account" && (await nextTurn(sql, refund)) === turn;
}

function isStoppable({ state }: NamedAccount): boolean {
  return state === "asks" || state === "waits";
}

async function viewOf(sql: Sql, opened: Opened): Promise<LinkedRefund> {
  const account = await findAccount(sql, opened);
  const canStop = opened.may === "stop" && account !== undefined && isStoppable(account);
  return {
    number: opened.of.orderNumber,
    amount: amountOf(opened.of),
    may: canStop ? "stop" : (await mayName(sql, opened)) ? "name" : "nothing",
    ...(account && {
      account: {
        ending: account.ending,
        initials: initialsOf(account.accountName),
        state: account.state,
        goes_at: wireTime(account.goesAt),
      },
    }),
  };
}

function amountOf({ amount }: Refund) {
  return wireAmount(amount);
}

/** It ends with a full stop. */
function masked({ ending, accountName }: NamedAccount): string {
  return `****${ending}, ${initialsOf(accountName)}`;
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
