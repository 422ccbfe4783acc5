import { expect, type Page } from "@playwright/test";
import { expectAccessible, quietTest } from "@precise/journeys/quiet-test";
import { type Client, openAccount, sessionOf } from "./people.ts";
import { type Reader, readerSession } from "./readers.ts";

export { expect };

/** What trade clients do in many journeys. */
export interface Trade {
  readonly openAccount: typeof openAccount;
  /** Signs a person in to the page's browser, behind its back. */
  signIn(client: Client): Promise<void>;
  /** Signs in somebody who is there for all journeys that only look. */
  signInToLook(reader?: Reader): Promise<void>;
  /**
   * Opens the first page of a journey and waits until it listens: then it keeps who is signed in. Before, a form is sent as
   * without scripts.
   */
  begin(path: string): Promise<void>;
  /** Fills in the login and sends it; where that leads is for the journey to say. */
  logIn(client: Pick<Client, "email" | "password">): Promise<void>;
  /** Puts products into the cart of who is signed in. */
  fillCart(...items: readonly (readonly [sku: string, quantity: number])[]): Promise<void>;
  /** Fills in the checkout, and stops at the review. */
  checkOut(payment: RegExp): Promise<void>;
  placeOrder(): Promise<void>;
  expectAccessible(): Promise<void>;
}

/** Every journey fails on an error in the console, unless it says which ones belong to it. */
export const test = quietTest.extend<{ trade: Trade }>({
  trade: async ({ page, baseURL }, use) => {
    await use(tradeOn(page, baseURL ?? ""));
  },
});

/** What trade clients do, on this page. @param origin of the shop */
export function tradeOn(page: Page, origin: string): Trade {
  const carry = async (session: string) => {
    const [name = "", value = ""] = session.split("=");
    await page.context().addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
  };
  return {
    openAccount,
    signIn: async (client) => carry(await sessionOf(client)),
    signInToLook: (reader = "contractor") => carry(readerSession(reader)),
    begin: async (path) => {
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBe('{"firstname":"Ada"}');
    },
    logIn: async ({ email, password }) => {
      await page.getByLabel("E-mail", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
    },
    fillCart: async (...items) => {
      const data = { items: items.map(([sku, quantity]) => ({ sku, quantity })) };
      await expect(async () => {
        const answer = await page.request.post("/api/clients/cart/add", {
          data,
          headers: { origin },
        });
        // A machine that is busy to its limit answers 503 before it does anything, and asks to try again.
        expect(answer.status(), await answer.text()).toBeLessThan(300);
      }).toPass();
    },
    checkOut: (payment) => checkOut(page, payment),
    placeOrder: async () => {
      await page.getByRole("button", { name: /^Place order: ₦/ }).click();
      await expect(page.getByText("Thank you. Your order is placed")).toBeVisible();
    },
    expectAccessible: () => expectAccessible(page),
  };
}

async function checkOut(page: Page, payment: RegExp): Promise<void> {
  await page.getByLabel("State", { exact: true }).selectOption("Lagos");
  const showAreas = page.getByRole("button", { name: "Show areas" });
  // It goes when the page comes to life, between the look and the press too: then the areas come by themselves.
  await expect(async () => {
    if (await showAreas.isVisible()) await showAreas.click({ timeout: 1_500 });
    await page.getByLabel("Local government area").selectOption("Ikeja", { timeout: 1_500 });
  }).toPass();
  await page.getByLabel("Street and house number").fill("14 Harbour Road");
  await page.getByLabel("Name of the site contact").fill("Ada Obi");
  await page.getByLabel("Mobile number of the site contact").fill("0803 123 4567");
  await page.getByLabel("Purchase-order number").fill("PO-118");
  await page.getByRole("radio", { name: payment }).check();
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review your order" })).toBeVisible();
}
