import { html } from "hono/html";
import { alert, dateAndTime, type Html, page } from "../pages/layout.ts";
import { naira } from "../pages/naira.ts";
import type { Delivery, Dispute, Refund, Transaction } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";

/** The newest of each kind that are shown. */
const SHOWN = 50;

/** What Paystack's own dashboard would show, and what only a bank could do. */
export function dashboardPage(store: PaymentsStore, fault?: string): Html {
  const { transactions, refunds, disputes, deliveries } = store;
  return page(
    "Payments",
    html`${alert(fault)}
      <form method="post" action="/dashboard/clock" class="acts">
        <button name="seconds" value="3600">Let an hour pass</button>
        <button name="seconds" value="86400">Let a day pass</button>
      </form>
      <div class="columns">
        ${section("Transactions", "Nobody has begun to pay yet.", [...transactions.values()], transactionLine)}
        ${section("Webhook log", "No notice has been sent yet.", [...deliveries.values()], deliveryLine)}
        ${section("Refunds", "Nothing has been refunded yet.", [...refunds.values()], (each) => refundLine(each))}
        ${section("Disputes", "Nobody has disputed a payment yet.", [...disputes.values()], disputeLine)}
      </div>`,
    { isWide: true },
  );
}

function section<Item>(
  title: string,
  ifNone: string,
  items: readonly Item[],
  line: (item: Item) => Html,
): Html {
  const id = idOf(title);
  const words = items.length > SHOWN ? `${title}, the newest ${SHOWN} of ${items.length}` : title;
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${words}</h2>
    ${
      items.length === 0
        ? html`<p class="soft">${ifNone}</p>`
        : html`<ul class="list">
          ${items.toReversed().slice(0, SHOWN).map(line)}
        </ul>`
    }
  </section>`;
}

/** The fragment that a form returns to. */
export function idOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

function transactionLine(transaction: Transaction): Html {
  const { reference, status, amount, requestedAmount, channel, accessCode, createdAt, currency } =
    transaction;
  const isPaid = status === "success";
  const acts = isPaid
    ? { dispute: "Dispute it", reverse: "Reverse it" }
    : { succeed: "Succeed", fail: "Fail", abandon: "Abandon", reject_transfer: "Reject a transfer" };
  const differs = amount === requestedAmount ? "" : `, ${naira(requestedAmount)} asked for`;
  return html`<li>
    <strong>${naira(amount)}</strong>${currency === "NGN" ? "" : ` ${currency}`}${differs}, ${status}
    <div>${reference}</div>
    <div class="soft">${channel ?? "no way to pay chosen yet"}, ${dateAndTime(createdAt)}</div>
    ${
      status === "reversed"
        ? ""
        : html`<form method="post" action="/dashboard/transactions/${reference}" class="acts">${actButtons(acts, reference)}</form>`
    }
    ${
      isPaid
        ? html`<form method="post" action="/dashboard/transactions/${reference}/refund" class="acts">
          <button aria-label="Refund what is left of ${reference}">Refund what is left</button>
        </form>`
        : html`<p><a href="/checkout/${accessCode}">Checkout of ${reference}</a></p>`
    }
  </li>`;
}

function refundLine({ id, reference, amount, status, createdAt }: Refund): Html {
  const acts = { processed: "Processed", failed: "Failed", "needs-attention": "Needs attention" };
  const isOver = status === "processed" || status === "failed";
  return html`<li>
    <strong>${naira(amount)}</strong>, ${status}
    <div>${reference}, refund ${id}</div>
    <div class="soft">${dateAndTime(createdAt)}</div>
    <form method="post" action="/dashboard/refunds/${id}" class="acts">
      ${isOver ? "" : actButtons(acts, `refund ${id}`)}
    </form>
  </li>`;
}

function disputeLine({ reference, refundAmount, status, resolution, dueAt }: Dispute): Html {
  const acts = { dispute_won: "The shop won", dispute_lost: "The shop lost" };
  return html`<li>
    <strong>${naira(refundAmount)}</strong>, ${status}${resolution === null ? "" : `: ${resolution}`}
    <div>${reference}</div>
    <div class="soft">an answer is due by ${dateAndTime(dueAt)}</div>
    <form method="post" action="/dashboard/transactions/${reference}" class="acts">
      ${status === "resolved" ? "" : actButtons(acts, reference)}
    </form>
  </li>`;
}

function deliveryLine({ id, event, reference, state, tries, isSignedWell }: Delivery): Html {
  const answers = tries.map(({ status, fault }) => status ?? fault).join(", ");
  return html`<li>
    <strong>${event}</strong>, ${state}${isSignedWell ? "" : ", wrong signature"}
    <div>${reference}</div>
    <div class="soft">${tries.length === 0 ? "not sent yet" : `answered ${answers}`}</div>
    <form method="post" action="/dashboard/webhooks/${id}" class="acts">
      <button aria-label="Send again: ${event} of ${reference}">Send again</button>
    </form>
  </li>`;
}

function actButtons(acts: Readonly<Record<string, string>>, what: string): readonly Html[] {
  return Object.entries(acts).map(
    ([act, words]) => html`<button name="do" value="${act}" aria-label="${words}: ${what}">${words}</button>`,
  );
}
