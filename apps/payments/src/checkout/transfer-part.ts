import { html } from "hono/html";
import { type Html, timeOfDay } from "../pages/layout.ts";
import { naira } from "../pages/naira.ts";
import type { Transaction } from "../store/payments-state.ts";

/** Paying by transfer to an account number that is for this amount alone, for a while. */
export function transferPart(transaction: Transaction, path: string): Html {
  const { accountNumber, lapsesAt, status, requestedAmount } = transaction;
  const amount = naira(requestedAmount);
  if (accountNumber === null || lapsesAt === null || status !== "ongoing") {
    return html`<section class="card">
      <h2>Pay by transfer</h2>
      ${
        accountNumber !== null && status === "abandoned"
          ? html`<p>Account number ${accountNumber} has expired. Money that is sent to it now goes back to its sender.</p>`
          : ""
      }
      <form method="post" action="${path}/transfer">
        <button class="main">${accountNumber === null ? "Show" : "Get"} an account number for ${amount}</button>
      </form>
    </section>`;
  }
  const minutes = Math.max(Math.ceil((lapsesAt - Date.now()) / 60_000), 0);
  return html`<section class="card">
      <h2>Transfer exactly ${amount}</h2>
      <p>to account number</p>
      <p class="big number">${accountNumber}</p>
      <dl>
        <dt>Bank</dt>
        <dd>Test Bank</dd>
        <dt>Name</dt>
        <dd>PAYSTACK CHECKOUT</dd>
        <dt>Expires</dt>
        <dd>in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, at ${timeOfDay(lapsesAt)}</dd>
      </dl>
      <form method="post" action="${path}/transfer/sent">
        <button class="main">I have sent ${amount}</button>
      </form>
      <p><a href="${path}?way=bank_transfer">Look again</a></p>
    </section>
    <section class="card">
      <h2>What may go wrong</h2>
      <form method="post" action="${path}/transfer/sent">
        <label for="amount">Another amount, in naira</label>
        <input id="amount" name="amount" inputmode="decimal" autocomplete="off" required pattern="[0-9]+(\\.[0-9]{1,2})?" />
        <p><button>Send another amount</button></p>
      </form>
      <form method="post" action="${path}/transfer/late">
        <button>Send ${amount} too late</button>
      </form>
    </section>`;
}
