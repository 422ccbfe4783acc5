import { html } from "hono/html";
import type { Html } from "../pages/layout.ts";
import { inGroups, otp, type TestCard, testCards } from "./test-cards.ts";

/** Any date in the future is good for a test card. */
const someExpiry = (): string => `12/${String(new Date().getFullYear() + 3).slice(-2)}`;

/** Entering a card. */
export function cardPart(path: string, amount: string): Html {
  return html`<section class="card">
    <h2>Pay by card</h2>
    <form method="post" action="${path}/card">
      <label for="number">Card number</label>
      <input id="number" name="number" inputmode="numeric" autocomplete="off" required />
      <div class="pair">
        <div>
          <label for="expiry">Expiry date (MM/YY)</label>
          <input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" required />
        </div>
        <div>
          <label for="cvv">CVV</label>
          <input id="cvv" name="cvv" inputmode="numeric" autocomplete="off" required />
        </div>
      </div>
      <button class="main">Pay ${amount}</button>
    </form>
  </section>`;
}

/** Choosing one of the test cards instead. */
export function testCardList(path: string): Html {
  return html`<section class="card">
    <h2>Test cards</h2>
    <p class="soft">Any date in the future. The code sent to a phone is always ${otp}.</p>
    <ul class="list">
      ${testCards.map((card) => testCardLine(card, path))}
    </ul>
  </section>`;
}

function testCardLine({ number, cvv, pin, label }: TestCard, path: string): Html {
  return html`<li>
    <strong>${label}</strong>
    <div class="number">${inGroups(number)}</div>
    <div class="soft">CVV ${cvv}${pin === undefined ? "" : `, PIN ${pin}`}</div>
    <form method="post" action="${path}/card">
      <input type="hidden" name="number" value="${number}" />
      <input type="hidden" name="expiry" value="${someExpiry()}" />
      <input type="hidden" name="cvv" value="${cvv}" />
      <button aria-label="Use this card: ${inGroups(number)}, ${label}">Use this card</button>
    </form>
  </li>`;
}
