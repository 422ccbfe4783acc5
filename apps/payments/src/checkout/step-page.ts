import { html } from "hono/html";
import { alert, type Html, page } from "../pages/layout.ts";
import { naira } from "../pages/naira.ts";
import type { Question, Transaction } from "../store/payments-state.ts";
import { otp, type TestCard } from "./test-cards.ts";

/** What the bank wants to know before it pays. */
export function stepPage(transaction: Transaction, card: TestCard, question: Question, fault?: string): Html {
  const path = `/checkout/${transaction.accessCode}`;
  const amount = naira(transaction.requestedAmount);
  const content =
    question === "approval"
      ? html`<p>In the place of your bank's page: may the shop take ${amount}?</p>
          <form method="post" action="${path}/step">
            <p><button class="main" name="answer" value="approve">Approve</button></p>
            <p><button name="answer" value="decline">Decline</button></p>
          </form>`
      : questionForm(path, card, question);
  return page(
    titles[question],
    html`${alert(fault)}
      <section class="card">${content}</section>
      <p><a href="${path}">Pay another way</a></p>`,
  );
}

const titles: Readonly<Record<Question, string>> = {
  pin: "Enter your card PIN",
  phone: "Enter your phone number",
  otp: "Enter the code",
  approval: "Your bank asks",
};

function questionForm(path: string, card: TestCard, question: Exclude<Question, "approval">): Html {
  const { label, hint, most } = {
    pin: { label: "PIN, 4 digits", hint: `The PIN of this test card is ${card.pin}.`, most: 4 },
    phone: { label: "Phone number of the account, 10 digits", hint: "Any 10 digits will do.", most: 11 },
    otp: { label: "Code sent to your phone, 6 digits", hint: `The code is always ${otp}.`, most: 6 },
  }[question];
  return html`<form method="post" action="${path}/step">
    <label for="answer">${label}</label>
    <input id="answer" name="answer" inputmode="numeric" autocomplete="off" required maxlength="${most}" autofocus aria-describedby="hint" />
    <p id="hint" class="soft">${hint}</p>
    <button class="main">Continue</button>
  </form>`;
}
