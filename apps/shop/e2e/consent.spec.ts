import type { Page } from "@playwright/test";
import { untilListening } from "@precise/journeys/until-listening";
import { type AnotherShop, startAnotherShop } from "./another-shop.ts";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { type OthersHost, startOthersHost } from "./others-scripts.ts";
import { expect, test } from "./shop.ts";

/** A shop that is told of two scripts of others, on another port of this machine. */
let shop: AnotherShop;
let others: OthersHost;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  others = await startOthersHost();
  shop = await startAnotherShop({
    TRACKING_SRC: `${others.url}/tracking.js`,
    CHAT_SRC: `${others.url}/chat.js`,
  });
});
test.afterAll(() => {
  shop?.close();
  others?.close();
});

const question = (page: Page) => page.getByRole("region", { name: "Cookie choices" });
const hasRun = (page: Page, purpose: "tracking" | "chat") =>
  page.waitForFunction((name) => document.documentElement.dataset[name] === "ran", purpose);

/** Every request of this page that leaves the shop. */
function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(others.url)) elsewhere.push(request.url());
  });
  return elsewhere;
}

test("nothing of others is asked for before consent, and all of it after @whole", async ({ page }) => {
  const elsewhere = requestsElsewhere(page);
  await page.goto(shop.url);
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole("checkbox", { checked: true, includeHidden: true })).toHaveCount(0);
  await page.goto(`${shop.url}/search/lamp`);
  await expect(question(page)).toBeVisible();
  expect(elsewhere).toEqual([]);

  await question(page).getByRole("button", { name: "Allow all" }).click();
  await Promise.all([hasRun(page, "tracking"), hasRun(page, "chat")]);
  await expect(question(page)).toBeHidden();
  await expect(page.frameLocator('iframe[title="Chat"]').getByText("How can we help?")).toBeVisible();

  // A page that everyone sees alike, with a policy by hashes.
  await page.goto(`${shop.url}${pathOf(fixtureProducts.small)}`);
  await Promise.all([hasRun(page, "tracking"), hasRun(page, "chat")]);
  await expect(question(page)).toBeHidden();
  expect(new Set(others.asked)).toEqual(
    new Set(["/tracking.js", "/chat.js", "/collect", "/pixel", "/frame"]),
  );
});

test("after a refusal nothing is loaded and nobody asks again @whole", async ({ page }) => {
  const elsewhere = requestsElsewhere(page);
  await page.goto(shop.url);
  await question(page).getByRole("button", { name: "Refuse all" }).click();
  await expect(question(page)).toBeHidden();
  for (const path of ["/", "/products/16/chandeliers", "/search/lamp", "/shopping-cart"]) {
    await page.goto(shop.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
  }
  expect(elsewhere).toEqual([]);
});

test("one of them is chosen by keyboard, and unchosen from the footer @whole", async ({ page }) => {
  await page.goto(shop.url);
  await question(page).getByText("Choose one by one").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: /Visit counting/ })).toBeChecked();
  await question(page).getByRole("button", { name: "Save my choice" }).press("Enter");
  await hasRun(page, "tracking");
  expect(await page.evaluate(() => document.documentElement.dataset.chat)).toBeUndefined();

  await page.getByRole("button", { name: "Cookie choices" }).click();
  await expect(question(page).getByRole("heading")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /Visit counting/ })).toBeChecked();
  const elsewhere = requestsElsewhere(page);
  await Promise.all([
    page.waitForEvent("load"),
    question(page).getByRole("button", { name: "Refuse all" }).click(),
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.tracking)).toBeUndefined();
  await expect(question(page)).toBeHidden();
  expect(elsewhere).toEqual([]);
});

test.describe("before React @whole", () => {
  test.use({ scripts: "as-they-come" });

  test("the question is answered, and React takes the page as it is @whole", async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(shop.url, { waitUntil: "domcontentloaded" });
    await question(page).getByText("Choose one by one").click();
    await page.getByRole("checkbox", { name: /Visit counting/ }).check();
    await question(page).getByRole("button", { name: "Save my choice" }).click();
    await hasRun(page, "tracking");
    await page.getByRole("button", { name: "Cookie choices" }).click();
    await expect(question(page).getByRole("heading")).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.dataset.listening)).toBeUndefined();
    letThrough();
    await untilListening(page);
    await expect(question(page).getByRole("heading")).toBeFocused();
    await question(page).getByRole("button", { name: "Close" }).click();
    await expect(question(page)).toBeHidden();
  });
});

test("nobody is asked in the cart, where a choice would only distract @whole", async ({ page }) => {
  await page.goto(`${shop.url}/shopping-cart`);
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /precise/i })
    .click();
  await expect(question(page)).toBeVisible();
});

test("the policy names just the two origins, however a page is made @whole", async ({ request }) => {
  for (const path of ["/", "/products/16/chandeliers", "/search/lamp", "/shopping-cart", "/no-such-page"]) {
    const policy = (await request.get(shop.url + path)).headers()["content-security-policy"] ?? "";
    for (const directive of ["script-src", "connect-src", "img-src", "frame-src"]) {
      const [sources = ""] = policy.match(new RegExp(`${directive} [^;]*`)) ?? [];
      expect(sources.match(/https?:\/\/\S+/g), `${directive} of ${path}`).toEqual([others.url]);
    }
  }
});

test("the question is for everybody @whole", async ({ page, shop: shopper }) => {
  await page.goto(shop.url);
  await expect(question(page)).toBeVisible();
  await question(page).getByText("Choose one by one").click();
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await shopper.expectAccessible();
    }
  }
});

test("a shop without scripts of others asks nothing and names nobody @whole", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Cookie choices" })).toBeHidden();
  const policy = (await request.get("/")).headers()["content-security-policy"];
  expect(policy).not.toMatch(/https?:\/\//);
});
