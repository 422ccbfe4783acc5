import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, quietTest } from "@precise/journeys/quiet-test";
import { listenOnEveryVisit } from "@precise/journeys/until-listening";
import type { FixtureProduct } from "./fixture-products.ts";

export { expect };

/** What a shopper does in many journeys. */
export interface Shop {
  /** Puts products into this browser's cart before the journey starts, as the shop's own form does. */
  fillCart(...items: readonly (readonly [FixtureProduct, number])[]): Promise<void>;
  cartLink(pieces: number): Locator;
  /** The shop has answered to everything that was changed on the cart's page: pieces are counted before that. */
  cartIsSaved(): Promise<void>;
  /** A checkout step's page listens: it keeps what stands in its form. Nobody has to go into the form for that. */
  keepsWhatIsTyped(text: string): Promise<void>;
  /**
   * Fills in the sections of the checkout as a guest; stops where the order can be placed.
   * @param choice.payment null leaves the way that is chosen already
   */
  checkOut(choice?: { payment?: RegExp | null; pickup?: boolean }): Promise<void>;
  /** The button that orders says this total. */
  expectToPay(total: string): Promise<void>;
  /** Presses the button that orders. @param total what it must say */
  placeOrder(total: string): Promise<void>;
  /** Nothing that a machine can find stands in the way of anybody, in this state of the page. */
  expectAccessible(): Promise<void>;
}

/**
 * Every journey fails on an error in the console, unless it says which ones belong to it. A visited page listens before the
 * journey goes on, as after a moment with a mouse; with `scripts: "as-they-come"` it is as it was sent.
 */
export const test = quietTest.extend<{ shop: Shop; scripts: "listening" | "as-they-come" }>({
  scripts: ["listening", { option: true }],
  page: async ({ page, scripts, javaScriptEnabled }, use) => {
    if (scripts === "listening" && javaScriptEnabled) listenOnEveryVisit(page);
    await use(page);
  },
  shop: async ({ page, baseURL }, use) => {
    await use({
      fillCart: async (...items) => {
        for (const [{ sku }, quantity] of items) {
          const answer = await page.request.post("/form/cart/add", {
            form: { sku, quantity: String(quantity) },
            headers: { origin: baseURL ?? "" },
            maxRedirects: 0,
          });
          expect(answer.headers().location).toBe(`/shopping-cart?added=${sku}`);
        }
      },
      cartLink: (pieces) =>
        page.getByRole("link", {
          name: pieces === 0 ? "Cart" : pieces === 1 ? "Cart, 1 item" : `Cart, ${pieces} items`,
          exact: true,
        }),
      cartIsSaved: () =>
        expect(page.getByRole("region", { name: "Summary" })).toHaveAttribute("aria-busy", "false"),
      keepsWhatIsTyped: (text) =>
        expect(async () => {
          // What an earlier step kept says nothing of this one.
          await page.evaluate(() => sessionStorage.removeItem("checkoutTyped"));
          await page.getByRole("main").getByRole("textbox").first().dispatchEvent("input");
          expect(await page.evaluate(() => sessionStorage.getItem("checkoutTyped"))).toContain(text);
        }).toPass(),
      checkOut: (choice) => checkOut(page, choice),
      expectToPay: (total) => expect(placeButton(page)).toHaveAccessibleDescription(`Total ${total}`),
      placeOrder: async (total) => {
        await expect(placeButton(page)).toHaveAccessibleDescription(new RegExp(` ${total}$`));
        await placeButton(page).click();
      },
      expectAccessible: () => expectAccessible(page),
    });
  },
});

/** Opens the voucher of the cart or the checkout, and sends a code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByText(/Have a voucher code\?|Use another code/).click();
  await page.getByLabel("Voucher code").fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
}

async function checkOut(
  page: Page,
  choice: { payment?: RegExp | null; pickup?: boolean } = {},
): Promise<void> {
  await page.getByLabel("E-mail address").fill("ada@example.com");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("0803 123 4567");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  if (choice.pickup) {
    await page.getByRole("radio", { name: /Collect at a showroom/ }).check();
    await page.getByRole("radio", { name: /Showroom Lagos/ }).check();
  } else {
    await page.getByLabel("State", { exact: true }).selectOption("Lagos");
    await chooseArea(page, "Eti-Osa");
    await page.getByLabel("Street and house number").fill("14 Harbour Road");
    await page.getByLabel("Landmark").fill("Opposite the filling station");
  }
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  const { payment = /Bank transfer/ } = choice;
  if (payment) await page.getByRole("radio", { name: payment }).check();
  // Without scripts a page of its own shows the whole order; with them it stands under the choice of payment.
  const review = page.getByRole("button", { name: "Review your order" });
  await expect(review.or(placeButton(page))).toBeVisible();
  // It goes when the page comes to life, between the look and the press too: then the order is there.
  await expect(async () => {
    if (await review.isVisible()) await review.click({ timeout: 1_500 });
    await expect(placeButton(page)).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

function placeButton(page: Page): Locator {
  return page.getByRole("button", { name: "Place order", exact: true });
}

/** Without scripts a button brings the areas of the chosen state; with them they come by themselves. */
async function chooseArea(page: Page, area: string): Promise<void> {
  const showAreas = page.getByRole("button", { name: "Show areas" });
  // It goes when the page comes to life, between the look and the press too: then the areas come by themselves.
  await expect(async () => {
    if (await showAreas.isVisible()) await showAreas.click({ timeout: 1_500 });
    await page.getByLabel("Local government area").selectOption(area, { timeout: 1_500 });
  }).toPass();
}
