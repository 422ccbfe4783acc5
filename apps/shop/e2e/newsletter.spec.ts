import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/** Every journey subscribes an address of its own: nobody can be subscribed twice. */
const newAddress = () => `ada-${randomUUID()}@example.com`;

const footer = (page: Page) => page.getByRole("contentinfo");
const field = (page: Page) => footer(page).getByRole("textbox", { name: "E-mail address" });
/** The one of the newsletter's own page. */
const ownField = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "E-mail address" });
const subscribe = (page: Page) => footer(page).getByRole("button", { name: "Subscribe" });

test.describe("somebody who is on the list", () => {
  // The browser notes the refusal of the second try.
  test.use({ mayLog: /status of 409/ });

  test("Enter subscribes and thanks; the same address again is a danger alert", async ({ page }) => {
    const address = newAddress();
    await page.goto("/");
    await expect(footer(page)).toContainText("a voucher worth ₦5,000 off a first order over ₦100,000");
    await field(page).fill(address);
    await field(page).press("Enter");
    await expect(footer(page).getByRole("status")).toHaveText("Thank you for subcribing to our newsletter");
    await expect(field(page)).toHaveValue("");

    await field(page).fill(address.toUpperCase());
    await subscribe(page).click();
    await expect(footer(page).getByRole("alert")).toHaveText("Email is already subscribed");
  });
});

test("it is busy while it waits, and the message goes after thirty seconds @whole", {
  tag: "@eager",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/products/16/chandeliers");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/newsletter/subscribe", async (route) => {
    await held;
    await route.continue();
  });
  await field(page).fill(newAddress());
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveAttribute("aria-busy", "true");
  answer();
  const thanks = footer(page).getByText("Thank you for subcribing to our newsletter");
  await expect(thanks).toBeVisible();
  await page.clock.runFor(29_000);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(thanks).toBeHidden();
});

test("nothing is sent for an empty field @whole", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/");
  await field(page).focus();
  await subscribe(page).click();
  await field(page).press("Enter");
  await expect(field(page)).toBeFocused();
  expect(sent).toEqual([]);
});

test.describe("while the shop cannot be reached @whole", () => {
  // The browser notes the request that was lost.
  test.use({ mayLog: /Failed to load resource/ });

  test("a shop that does not answer says so and keeps what was typed", async ({ page }) => {
    await page.goto("/");
    await page.route("**/api/newsletter/subscribe", (route) => route.abort());
    await field(page).fill("ada@example.com");
    await subscribe(page).click();
    await expect(footer(page).getByRole("alert")).toHaveText(/We could not sign you up/);
    await expect(field(page)).toHaveValue("ada@example.com");
  });
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("the form subscribes, thanks, and says who is on the list already", async ({ page }) => {
    const address = newAddress();
    await page.goto("/products/16/chandeliers");
    await field(page).fill(address);
    await field(page).press("Enter");
    await expect(page.getByText("Thank you for subcribing to our newsletter")).toBeVisible();
    expect(page.url()).not.toContain(encodeURIComponent(address));

    await expect(field(page)).toBeHidden();
    await ownField(page).fill(address);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Email is already subscribed")).toBeVisible();
    await expect(ownField(page)).toHaveValue(address);
  });

  test("the link in the mail asks, and only its button unsubscribes", async ({ page, baseURL }) => {
    const address = newAddress();
    const subscribeAgain = async () => {
      await page.goto("/newsletter");
      await ownField(page).fill(address);
      await ownField(page).press("Enter");
    };
    await subscribeAgain();
    await expect.poll(() => unsubscribeLink(address), { timeout: 40_000 }).not.toBeNull();
    const link = new URL((await unsubscribeLink(address)) ?? "").pathname;
    // A mail program that looks at the link first changes nothing.
    await page.request.head(`${baseURL}${link}`);
    await page.goto(link);
    await expect(
      page.getByRole("heading", { level: 1, name: "Unsubscribe from the newsletter?" }),
    ).toBeVisible();
    await subscribeAgain();
    await expect(page.getByText("Email is already subscribed")).toBeVisible();

    await page.goto(link);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
    await subscribeAgain();
    await expect(page.getByText("Thank you for subcribing to our newsletter")).toBeVisible();
  });

  test("a link that is none says so, and only after the button", async ({ page }) => {
    await page.goto("/newsletter/unsubscribe/made-up.token");
    await expect(
      page.getByRole("heading", { level: 1, name: "Unsubscribe from the newsletter?" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
  });
});

test("no footer and no newsletter stand under the cart and the checkout @whole", async ({ page }) => {
  for (const path of ["/shopping-cart", "/checkout/contact"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(footer(page)).toHaveCount(0);
  }
});
