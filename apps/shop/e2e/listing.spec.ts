import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const chandeliers = "/products/16/chandeliers";
const everything = "/products";

const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const cards = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("article");
const news = (page: Page) => page.getByRole("status").filter({ hasText: /light/ });

test("a choice shows at once, in the address, in a chip and in words, and the focus stays", {
  tag: "@eager",
}, async ({ page }) => {
  await page.goto(chandeliers);
  await box(page, /^Matt Black/).check();
  await expect(page).toHaveURL(/\?finish=matt-black$/);
  await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
  await expect(box(page, /^Matt Black/)).toBeFocused();
  await expect(box(page, /^Matt Black/)).toBeChecked();
  await expect(cards(page).filter({ hasNotText: "Matt Black" })).toHaveCount(0);
  // Words and cards may follow each other: told is what is shown.
  await expect
    .poll(async () => (await news(page).textContent()) === `${await cards(page).count()} lights`)
    .toBe(true);

  await page.getByRole("link", { name: "Remove Matt Black" }).click();
  await expect(page).toHaveURL(new RegExp(`${chandeliers}$`));
  await expect(box(page, /^Matt Black/)).not.toBeChecked();
});

test("the answer that was asked for last is shown, whichever comes last @whole", async ({ page }) => {
  await page.goto(everything);
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(/finish=brushed-brass(?!%2C|,).*_rsc=/, async (route) => {
    isHeld = true;
    await released;
    await route.continue().catch(() => {});
  });
  await box(page, /^Brushed Brass/).check();
  await box(page, /^Matt Black/).check();
  await expect(page).toHaveURL(/\?finish=brushed-brass,matt-black$/);
  await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
  expect(isHeld).toBe(true);
  release?.();
  await expect(box(page, /^Brushed Brass/)).toBeChecked();
  await expect(box(page, /^Matt Black/)).toBeChecked();
  await expect(page).toHaveURL(/\?finish=brushed-brass,matt-black$/);
});

test("ticking filters far down leaves their reader where the next one is @whole", async ({ page }) => {
  await page.goto(everything);
  const filter = box(page, /^Brushed Brass/);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => window.scrollY);
  await filter.check();
  await expect(page).toHaveURL(/finish=brushed-brass/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ lights?$/ })).toBeAttached();
  await expect(filter).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60);
});

test("Back restores filters, page and place, from a product too", async ({ page }) => {
  await page.goto(everything);
  await box(page, /^Brushed Brass/).check();
  await expect(page).toHaveURL(/finish=brushed-brass/);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?finish=brushed-brass&page=2$/);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  const last = cards(page).last().getByRole("heading").getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?finish=brushed-brass&page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 120);
  await expect(box(page, /^Brushed Brass/)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\?finish=brushed-brass$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(box(page, /^Brushed Brass/)).not.toBeChecked();
});

test("the page after this one is a word beside the numbers, and so is the one before @whole", async ({
  page,
}) => {
  await page.goto(everything);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("a part of a range is one press, and lets go of what was typed @whole", async ({ page }) => {
  await page.goto(`${everything}?width=250-300`);
  await page.getByRole("radio", { name: "400 to 600 mm" }).check();
  await expect(page).toHaveURL(/\?width=400-600$/);
  await expect(page.getByRole("radio", { name: "400 to 600 mm" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "400 to 600 mm" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Width, from, mm" })).toHaveValue("");
  await page.getByRole("textbox", { name: "Width, to, mm" }).fill("350");
  await page.getByRole("textbox", { name: "Width, to, mm" }).press("Enter");
  await expect(page).toHaveURL(/\?width=-350$/);
});

test("filters that leave nothing are taken back one by one @whole", async ({ page }) => {
  await page.goto(`${chandeliers}?finish=brushed-brass&price=1-2`);
  await page
    .getByRole("region", { name: "Products" })
    .getByRole("paragraph")
    .getByRole("link", { name: "Price" })
    .click();
  await expect(page).toHaveURL(/\?finish=brushed-brass$/);
  await expect(cards(page).first()).toBeVisible();
});

test("sorting keeps the filters and the focus @whole", { tag: "@eager" }, async ({ page }) => {
  await page.goto(`${chandeliers}?finish=brushed-brass`);
  await page.getByLabel("Sort by").selectOption("price-asc");
  await expect(page).toHaveURL(/\?finish=brushed-brass&sort=price-asc$/);
  await expect(page.getByLabel("Sort by")).toBeFocused();
  await expect(cards(page).first()).toContainText("₦325,000");
});

test("what is chosen before the scripts have come is done when they come @whole", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(chandeliers, { waitUntil: "commit" });
  await box(page, /^Brushed Brass/).check();
  await page.getByLabel("Sort by").selectOption("price-asc");
  release();
  await expect(page).toHaveURL(/\?finish=brushed-brass&sort=price-asc$/);
  await expect(cards(page).first()).toContainText("₦325,000");
});

test("the number of columns is kept, and nothing moves when it is @whole", async ({ page }) => {
  await page.goto(chandeliers);
  await page.getByRole("button", { name: "3 columns" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "3 columns" })).toHaveAttribute("aria-pressed", "true");
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[2] ?? 0);
});

test("offline, a choice waits and happens by itself @whole", async ({ page, context }) => {
  await page.goto(chandeliers);
  await expect(page.getByRole("button", { name: "4 columns" })).toHaveAttribute("aria-pressed", "true");
  await context.setOffline(true);
  await box(page, /^Matt Black/).check();
  await expect(page.getByText("You are offline")).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\?finish=matt-black$/);
  await expect(box(page, /^Matt Black/)).toBeChecked();
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the sheet counts what a choice leaves, shows it, and lets go of it", async ({ page, shop }) => {
    await page.goto(chandeliers);
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    const sheet = page.getByRole("form", { name: "Filters" });
    await expect(sheet).toBeVisible();
    await box(page, /^Matt Black/).tap();
    await expect(sheet.getByRole("button", { name: /^Show \d+ lights$/ })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await shop.expectAccessible();
    }
    await sheet.getByRole("button", { name: /^Show \d+ lights$/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?finish=matt-black$/);
    await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
    await page.getByRole("link", { name: "Clear all" }).tap();
    await expect(page).toHaveURL(new RegExp(`${chandeliers}$`));
  });

  test("names are shown with what tells two cards apart @whole", async ({ page }) => {
    await page.goto(chandeliers);
    const card = cards(page).filter({
      has: page.getByRole("link", { name: /Adunni Ring Chandelier 600 mm, Brushed Brass/ }),
    });
    const name = card.getByText("Adunni Ring Chandelier 600 mm");
    expect(await name.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
      1,
    );
    await expect(card.getByText("Brushed Brass", { exact: true })).toBeVisible();
    await expect(card).toContainText("2,880 lm · 3000 K");
  });

  test("on a slow network the list can be read and used, and nothing shifts @whole", async ({ page }) => {
    test.setTimeout(120_000);
    const network = await page.context().newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(everything, { waitUntil: "commit" });
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    await expect(page.getByRole("form", { name: "Filters" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.waitForLoadState("load");
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(
      0.01,
    );
  });
});

test("by keyboard alone: the skip link, a filter, a card @whole", async ({ page }) => {
  await page.goto(chandeliers);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const brass = box(page, /^Brushed Brass/);
  for (
    let steps = 0;
    steps < 40 && !(await brass.evaluate((one) => one === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?finish=brushed-brass$/);
  await expect(brass).toBeFocused();
  const chip = page.getByRole("link", { name: "Remove Brushed Brass" });
  for (
    let steps = 0;
    steps < 80 && !(await chip.evaluate((one) => one === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${chandeliers}$`));
  await expect(page.getByRole("region", { name: "Products" })).toBeFocused();
});

test.describe("without JavaScript @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("filter, sort and page", async ({ page }) => {
    await page.goto(everything);
    await expect(page.getByRole("button", { name: "4 columns" })).toBeHidden();
    await box(page, /^Brushed Brass/).check();
    await page.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/\?finish=brushed-brass$/);
    await page.getByLabel("Sort by").selectOption("price-desc");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/\?finish=brushed-brass&sort=price-desc$/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/\?finish=brushed-brass&sort=price-desc&page=2$/);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/products\?sort=price-desc$/);
  });

  test("an amount that is none is explained there, too", async ({ page }) => {
    await page.goto(chandeliers);
    await page.getByRole("textbox", { name: "Price, from" }).fill("cheap");
    await page.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/\?price=cheap-$/);
    await expect(page.getByRole("textbox", { name: "Price, from" })).toHaveValue("cheap");
    await expect(page.getByRole("textbox", { name: "Price, from" })).toHaveAccessibleDescription(
      "Enter an amount in digits, such as 50,000.",
    );
  });
});
