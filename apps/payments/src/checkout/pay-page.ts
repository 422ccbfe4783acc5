import { html } from "hono/html";
import { alert, type Html, page } from "../pages/layout.ts";
import { naira } from "../pages/naira.ts";
import type { Transaction } from "../store/payments-state.ts";
import { cardPart, testCardList } from "./card-part.ts";
import { returnAddress } from "./shop-addresses.ts";
import { testBankAccount } from "./test-cards.ts";
import { transferPart } from "./transfer-part.ts";

/** Ways to pay that the hosted page knows, in its order. */
export const ways = { card: "Card", bank_transfer: "Transfer", bank: "Bank", ussd: "USSD" } as const;
export type Way = keyof typeof ways;

export const checkoutPath = ({ accessCode }: Transaction) => `/checkout/${accessCode}`;

/** The way that is asked for, where this payment allows it, or its first. */
export function wayOf(transaction: Transaction, chosen: string | undefined): Way {
  const allowed = waysOf(transaction);
  return allowed.find((way) => way === chosen) ?? allowed[0] ?? "card";
}

function waysOf({ channels }: Transaction): readonly Way[] {
  return Object.keys(ways).filter((way): way is Way => channels.some((channel) => channel === way));
}

/** Choosing how to pay, and paying. */
export function payPage(transaction: Transaction, way: Way, fault?: string): Html {
  const path = checkoutPath(transaction);
  const { status, gatewayResponse } = transaction;
  const failed =
    status === "failed" ? `${gatewayResponse}. Nothing was taken. Try again, or pay another way.` : undefined;
  return page(
    `Pay ${naira(transaction.requestedAmount)}`,
    html`<p class="soft">${transaction.email}<br />Reference ${transaction.reference}</p>
      ${alert(fault ?? failed)}
      <nav aria-label="Ways to pay">
        <ul class="ways">
          ${waysOf(transaction).map(
            (each) =>
              html`<li>
                <a href="${path}?way=${each}" ${each === way ? html`aria-current="page"` : ""}>${ways[each]}</a>
              </li>`,
          )}
        </ul>
      </nav>
      <div class="columns">
        <div>${partOf(transaction, way, path)} ${leavePart(transaction, path)}</div>
        ${way === "card" ? testCardList(path) : ""}
      </div>
      ${noticePart(transaction, path, way)}`,
    { isWide: way === "card" },
  );
}

function partOf(transaction: Transaction, way: Way, path: string): Html {
  switch (way) {
    case "card":
      return cardPart(path, naira(transaction.requestedAmount));
    case "bank_transfer":
      return transferPart(transaction, path);
    case "bank":
      return html`<section class="card">
        <h2>Pay from a bank account</h2>
        <p>
          Test account: ${testBankAccount.bank}, <span class="number">${testBankAccount.number}</span>. It asks for a
          code.
        </p>
        <form method="post" action="${path}/bank">
          <label for="account">Account number</label>
          <input id="account" name="account" inputmode="numeric" autocomplete="off" required value="${testBankAccount.number}" />
          <button class="main">Continue</button>
        </form>
      </section>`;
    case "ussd":
      return html`<section class="card">
        <h2>Pay by USSD</h2>
        <p>On a real phone you would dial</p>
        <p class="big">*737*000*${String(transaction.id).slice(-4)}#</p>
        <form method="post" action="${path}/ussd">
          <button class="main" name="outcome" value="approve">I have dialled it and approved</button>
          <p></p>
          <button name="outcome" value="decline">The bank declined it</button>
        </form>
      </section>`;
  }
}

function leavePart(transaction: Transaction, path: string): Html {
  const back = returnAddress(transaction);
  return html`<form method="post" action="${path}/cancel"><button>Cancel the payment</button></form>
    ${back === null ? "" : html`<p><a href="${back}">Return to the shop without paying</a></p>`}`;
}

/** What becomes of the notice when this payment succeeds: for trying out what a shop does then. */
function noticePart(transaction: Transaction, path: string, way: Way): Html {
  const modes = {
    now: "sent at once",
    twice: "sent twice",
    late: "sent an hour later (a minute here)",
    never: "never sent",
    bad_signature: "sent with a wrong signature",
  };
  return html`<details>
    <summary>For testing: the notice to the shop is ${modes[transaction.webhook]}</summary>
    <form method="post" action="${path}/notice">
      <input type="hidden" name="way" value="${way}" />
      <label for="webhook">When this payment succeeds, the notice is</label>
      <select id="webhook" name="webhook">
        ${Object.entries(modes).map(
          ([mode, words]) =>
            html`<option value="${mode}" ${mode === transaction.webhook ? "selected" : ""}>${words}</option>`,
        )}
      </select>
      <p><button>Set</button></p>
    </form>
  </details>`;
}
