import { randomBytes } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { operator } from "./operator.ts";

export { expect };

/** A person of a company that only one journey knows. */
export interface Client {
  readonly email: string;
  readonly password: string;
  readonly company: string;
}

/** What trade clients do in many journeys. */
export interface Trade {
  /** Opens an account. @param limit naira that the company may owe on account */
  openAccount(options?: { readonly limit?: number; readonly priceList?: string }): Promise<Client>;
  /** Signs a person in to the page's browser, behind its back. */
  signIn(client: Client, page?: Page): Promise<void>;
  /** Puts products into the cart of who is signed in. */
  fillCart(...items: readonly (readonly [sku: string, quantity: number])[]): Promise<void>;
  /** Fills in the checkout, and stops at the review. */
  checkOut(payment: RegExp): Promise<void>;
  expectAccessible(): Promise<void>;
}

/** Every journey fails on a script error, a console error, a violated policy or a hydration warning. */
export const test = base.extend<{ trade: Trade; quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") heard.push(message.text());
      });
      page.on("pageerror", (error) => heard.push(String(error)));
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
  trade: async ({ page, baseURL }, use) => {
    const post = async (of: Page, path: string, data: object) => {
      // A machine that is busy to its limit answers 503 before it does anything, and asks to try again.
      await expect(async () => {
        const answer = await of.request.post(path, { data, headers: { origin: baseURL ?? "" } });
        expect(answer.status(), await answer.text()).not.toBe(503);
        if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
      }).toPass();
    };
    await use({
      openAccount,
      signIn: async ({ email, password }, of = page) => post(of, "/api/clients/login", { email, password }),
      fillCart: async (...items) =>
        post(page, "/api/clients/cart/add", {
          items: items.map(([sku, quantity]) => ({ sku, quantity })),
        }),
      checkOut: (payment) => checkOut(page, payment),
      expectAccessible: async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
        ).toEqual([]);
      },
    });

    async function openAccount({ limit = 0, priceList = "contractor" } = {}): Promise<Client> {
      const mark = randomBytes(6).toString("hex");
      const company = `Journey ${mark}`;
      const email = `${mark}@journey.example`;
      const person = ["--firstname", "Ada", "--lastname", "Obi", "--phone", "+2348031234567"];
      const terms = ["--company", company, "--price-list", priceList, "--credit-limit", String(limit)];
      const opened: unknown = JSON.parse(
        await operator("ops", "--yes", "--json", "trade", "create", email, ...person, ...terms),
      );
      const first = firstPasswordOf(opened);
      const password = `journey-${mark}`;
      // The first password is the operator's: it must be changed before anything else opens.
      await post(page, "/api/clients/login", { email, password: first });
      await post(page, "/api/clients/password", { current_password: first, new_password: password });
      await page.context().clearCookies();
      return { email, password, company };
    }
  },
});

function firstPasswordOf(opened: unknown): string {
  if (typeof opened === "object" && opened !== null && "first_password" in opened)
    return String(opened.first_password);
  throw new Error(`no account was opened: ${JSON.stringify(opened)}`);
}

async function checkOut(page: Page, payment: RegExp): Promise<void> {
  await page.getByLabel("State", { exact: true }).selectOption("Lagos");
  const showAreas = page.getByRole("button", { name: "Show areas" });
  if (await showAreas.isVisible()) await showAreas.click();
  await page.getByLabel("Local government area").selectOption("Ikeja");
  await page.getByLabel("Street and house number").fill("14 Harbour Road");
  await page.getByLabel("Name of the site contact").fill("Ada Obi");
  await page.getByLabel("Mobile number of the site contact").fill("0803 123 4567");
  await page.getByLabel("Purchase-order number").fill("PO-118");
  await page.getByRole("radio", { name: payment }).check();
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Look it over" })).toBeVisible();
}
