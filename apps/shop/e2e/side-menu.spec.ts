import type { Page } from "@playwright/test";
import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const button = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page): Promise<void> {
  // Until the page has come to life the same button opens the plain menu.
  await expect(async () => {
    if (await page.locator("#site-menu:popover-open").isVisible()) await page.keyboard.press("Escape");
    // One that was slow to open covers the button by now.
    if (!(await menu(page).isVisible())) await button(page).tap({ timeout: 1_500 });
    await expect(menu(page)).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

test("by touch: the tabs, a subcategory, its Menu button, and a page", async ({ page }) => {
  await page.goto("/products");
  await openMenu(page);
  await expect(menu(page).getByRole("tab", { selected: true })).toHaveText("Shop");
  const lines = menu(page).getByRole("list", { name: "Shop", exact: true }).getByRole("button");
  await expect(lines).toHaveText([
    "Indoor",
    "Outdoor",
    "Switches and Sockets",
    "Focale",
    "Shop by Room",
    "Sale",
  ]);
  for (const name of ["My orders", "Our Showrooms", "Help Center", "Log in / Register"]) {
    await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  await menu(page).getByRole("tab", { name: "Ideas" }).tap();
  await expect(menu(page).getByRole("link", { name: "Kitchen Ideas" })).toBeVisible();
  await menu(page).getByRole("tab", { name: "About" }).tap();
  await expect(menu(page).getByRole("link", { name: "Board of Directors" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: /^Company profile \(PDF\)$/ })).toBeVisible();
  await menu(page).getByRole("tab", { name: "Shop" }).tap();
  await lines.filter({ hasText: "Indoor" }).tap();
  await expect(menu(page).getByRole("link", { name: "All Indoor", exact: true })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Shop all Indoor" })).toBeVisible();
  await menu(page).getByRole("button", { name: "Menu", exact: true }).tap();
  await lines.filter({ hasText: "Shop by Room" }).tap();
  await menu(page).getByRole("link", { name: "Bathroom" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Bathroom" })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  // The menu has left no steps behind.
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await expect(menu(page)).toBeHidden();
});

test("the browser's Back goes to the view before and then closes @whole", async ({ page }) => {
  await page.goto("/products");
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Outdoor" }).tap();
  await expect(menu(page).getByRole("link", { name: "All Outdoor", exact: true })).toBeVisible();
  await page.goBack();
  await expect(menu(page).getByRole("tab", { selected: true })).toHaveText("Shop");
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/products");
  await page.goForward();
  await expect(menu(page)).toBeVisible();
});

test("with the keyboard: the focus goes in, stays in and comes back @whole", { tag: "@eager" }, async ({
  page,
}) => {
  await page.goto("/products");
  await openMenu(page);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const isInside = await menu(page).evaluate((dialog) => dialog.contains(document.activeElement));
    expect(isInside, `after ${step + 1} steps`).toBe(true);
  }
  await menu(page).getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(menu(page).getByRole("tab", { name: "Ideas" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect(button(page)).toBeFocused();
});

test("it says what is in the cart, and turns the lights off @whole", async ({ page, shop }) => {
  await shop.fillCart([fixtureProducts.small, 2]);
  await page.goto("/products");
  await expect(shop.cartLink(2)).toBeVisible();
  await openMenu(page);
  await expect(menu(page).getByRole("link", { name: /^Cart, 2 items: ₦5,000$/ })).toBeVisible();
  const bars = page.locator("meta[name=theme-color]").first();
  await menu(page).getByRole("switch", { name: "Lights" }).tap();
  await expect(bars).toHaveAttribute("content", "#14120f");
  await page.reload();
  await expect(bars).toHaveAttribute("content", "#14120f");
});

test.describe("when calls fail @whole", () => {
  test.use({ mayLog: /net::ERR_FAILED|status of 500/ });
  for (const [what, address] of [
    ["categories", /\/api\/category$/],
    ["suggestions", /\/api\/category\/get\/ids$/],
    ["rooms", /getcategorybyid\/70$/],
    ["session", /\/api\/session$/],
  ] as const) {
    test(`${what} fail alone, and the menu says nothing false`, async ({ page }) => {
      const warned: string[] = [];
      page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
      await page.route(address, (route) => route.fulfill({ status: 500, json: { data: null, errors: [] } }));
      await page.goto("/products");
      await openMenu(page);
      const message =
        what === "session" ? "Error during get me request with this token" : "Error during get me request";
      await expect.poll(() => warned).toEqual([message]);
      await menu(page).getByRole("button", { name: "Indoor" }).tap();
      await expect(menu(page).getByRole("link", { name: "Shop all Indoor" })).toBeVisible();
      await expect(menu(page).getByRole("link", { name: "Chandeliers" })).toHaveCount(
        what === "categories" ? 0 : 1,
      );
      await expect(menu(page).getByRole("link", { name: "Log in / Register" })).toBeVisible();
    });
  }
});

test.describe("when the network loses its code @whole", () => {
  test.use({ mayLog: /net::ERR_FAILED/ });
  test("the plain menu opens", async ({ page }) => {
    await page.goto("/products");
    await page.getByRole("button", { name: "Filter", exact: false }).first().waitFor();
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await button(page).tap();
    await expect(page.getByRole("navigation", { name: "Ideas" }).first()).toBeVisible();
  });
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  // That each of them answers is for the crawl to say, which reads the same page.
  test("the plain menu opens, with every link of menu and footer", async ({ page }) => {
    await page.goto("/");
    await button(page).tap();
    await page
      .getByRole("navigation", { name: "About" })
      .first()
      .getByRole("link", { name: "Affiliates" })
      .waitFor();
    const addresses = await page
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const own = [...new Set(addresses.filter((address) => address.startsWith("/")))];
    expect(own.length).toBeGreaterThan(30);
  });
});

test("the open menu is for everybody, in both themes @whole", async ({ page, shop }) => {
  await page.goto("/products");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openMenu(page);
    await expect(menu(page).getByRole("link", { name: "Chandeliers" })).toBeVisible();
    await shop.expectAccessible();
    await menu(page).getByRole("tab", { name: "About" }).tap();
    await shop.expectAccessible();
    await menu(page).getByRole("tab", { name: "Shop" }).tap();
    await menu(page).getByRole("button", { name: "Indoor" }).tap();
    await expect(menu(page).getByRole("link", { name: "All Indoor", exact: true })).toBeVisible();
    await shop.expectAccessible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
  }
});
