import type { Page } from "@playwright/test";
import { findBrokenWords } from "@precise/journeys/page-sweep/broken-words";
import { installPageTools } from "@precise/journeys/page-sweep/page-tools";
import { fixtureProducts } from "./fixture-products.ts";
import { expect, type Shop, test } from "./shop.ts";

const { small } = fixtureProducts;

const field = (page: Page) => page.getByRole("banner").getByLabel("Search products");
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const group = (page: Page, name: string) => page.getByRole("group", { name });

async function expectGoodInBothThemes(page: Page, shop: Shop): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await shop.expectAccessible();
  }
}

test("by mouse: categories and help at first, suggestions and products while typing", {
  tag: "@eager",
}, async ({ page }) => {
  await page.goto("/");
  await field(page).click();
  await expect(group(page, "Top Categories").getByRole("option")).toHaveText([
    "Chandeliers",
    "Pendant Lights",
    "Wall Lights",
    "Table Lamps",
    "Ceiling Lights",
  ]);
  await expect(group(page, "How can we help?").getByRole("option")).toHaveText([
    "Appointment Booking",
    "Inspiration",
    "Showrooms",
    "FAQs",
  ]);
  await field(page).pressSequentially("p");
  await expect(group(page, "Suggestions").getByRole("option").first()).toBeVisible();
  await field(page).pressSequentially("endan");
  const product = group(page, "Products").getByRole("option").first();
  await expect(product).toHaveText(/Pendant.*₦[\d,]+/);
  await expect(group(page, "How can we help?")).toBeVisible();
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("by keyboard: arrows, Home, End, Enter, Escape, and the focus stays in the field", {
  tag: "@eager",
}, async ({ page }) => {
  await page.goto("/");
  await field(page).focus();
  const combobox = page.getByRole("combobox", { name: "Search products" });
  await expect(combobox).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.type("chandelier");
  const suggestions = group(page, "Suggestions").getByRole("option");
  await expect(suggestions.first()).toHaveText(/chandelier/);
  await expect(page.getByText(/suggestions? and \d+ products?\. Use the arrow keys/)).toBeAttached();

  await page.keyboard.press("ArrowDown");
  await expect(suggestions.first()).toHaveAttribute("aria-selected", "true");
  await expect(combobox).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("End");
  await expect(option(page, "FAQs")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(suggestions.first()).toHaveAttribute("aria-selected", "true");
  await expect(combobox).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(combobox).toHaveValue("chandelier");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\/chandelier$/);

  await combobox.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await combobox.fill("");
  await expect(group(page, "Recent searches").getByRole("option")).toHaveText(["chandelier"]);
  await page.getByRole("button", { name: "Clear recent searches" }).press("Enter");
  await expect(group(page, "Recent searches")).toBeHidden();
  await expect(combobox).toBeFocused();
});

test("a suggestion is searched for, no product is named twice, and the icon searches for what was typed @whole", async ({
  page,
}) => {
  await page.goto("/products");
  await field(page).fill(small.name);
  await expect(option(page, small.name)).toHaveCount(1);
  await field(page).fill("pendan");
  const suggestion = group(page, "Suggestions").getByRole("option").first();
  await expect(suggestion).toHaveText("pendant");
  await page.keyboard.press("ArrowDown");
  await expect(suggestion).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "“pendant”" })).toBeVisible();
  await field(page).fill("1/2 lamp");
  await page.getByRole("banner").getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\/1%2F2%20lamp$/);
});

test("answers out of order never show an older search @whole", async ({ page }) => {
  await page.goto("/");
  const held = new Map<string, () => void>();
  await page.route("**/api/product/suggest*", async (route) => {
    const { name } = route.request().postDataJSON() as { name: string };
    await new Promise<void>((resolve) => held.set(name, resolve));
    // The page may have given the call up meanwhile.
    await route.continue().catch(() => undefined);
  });
  await field(page).fill("wall");
  await expect.poll(() => held.has("wall")).toBe(true);
  await field(page).fill("pendant");
  await expect.poll(() => held.has("pendant")).toBe(true);
  held.get("pendant")?.();
  await expect(group(page, "Suggestions").getByRole("option").first()).toHaveText(/pendant/);
  held.get("wall")?.();
  await expect(group(page, "Suggestions").getByRole("option").first()).toHaveText(/pendant/);
  await expect(option(page, /Wall/)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("by touch: the panel fills the screen, and a product is a tap away @whole", async ({ page, shop }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Search", exact: true }).first().tap();
    await expect(field(page)).toBeFocused();
    await expect(group(page, "Top Categories")).toBeVisible();
    await expectGoodInBothThemes(page, shop);
    await field(page).fill("lamp");
    const product = group(page, "Products").getByRole("option").first();
    await expect(product).toBeVisible();
    await expectGoodInBothThemes(page, shop);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
    await product.tap();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("listbox")).toBeHidden();
  });
});

test("open, typing and empty it is for everybody @whole", async ({ page, shop }) => {
  await page.goto("/");
  await field(page).focus();
  await expect(group(page, "Top Categories")).toBeVisible();
  await expectGoodInBothThemes(page, shop);
  await field(page).fill("pendant");
  await expect(group(page, "Products").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectGoodInBothThemes(page, shop);
  await field(page).fill("zzzzqqq");
  await expect(page.getByText("No results for “zzzzqqq”")).toBeVisible();
  await expect(group(page, "Top Categories")).toBeVisible();
  await expectGoodInBothThemes(page, shop);
});

test("names stand in whole words, however wide the screen is @whole", async ({ page }) => {
  await page.goto("/");
  for (const width of [768, 900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await field(page).fill("rechargeable");
    await expect(group(page, "Products").getByRole("option").first()).toHaveText(/Rechargeable/);
    await page.evaluate(installPageTools);
    expect(await page.evaluate(findBrokenWords)).toEqual([]);
  }
});

test.describe("while the API does not answer @whole", () => {
  // The browser notes every call that failed.
  test.use({ mayLog: /Failed to load resource|net::ERR/ });

  test("the panel says so, asks again on demand, and Enter still searches", async ({ page }) => {
    await page.goto("/");
    await page.route("**/api/product/suggest*", (route) =>
      route.fulfill({
        status: 503,
        json: { data: null, errors: [{ message: "Not now.", code: "unavailable" }] },
      }),
    );
    await field(page).fill("lamp");
    await expect(page.getByText("Search is not working right now.")).toBeVisible();
    await page.unroute("**/api/product/suggest*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(group(page, "Products").getByRole("option").first()).toBeVisible();
  });

  test("offline it waits for the connection and goes on by itself", async ({ page, context }) => {
    await page.goto("/");
    await field(page).focus();
    await expect(group(page, "Top Categories")).toBeVisible();
    await context.setOffline(true);
    await field(page).fill("lamp");
    await expect(page.getByText("You are offline")).toBeVisible();
    await context.setOffline(false);
    await expect(group(page, "Products").getByRole("option").first()).toBeVisible();
  });
});

test("its code is fetched on the first touch only @whole", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await expect(field(page)).toBeVisible();
  const before = scripts.length;
  await field(page).focus();
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the form alone leads to the results", async ({ page }) => {
    await page.goto("/");
    await field(page).fill("ring light");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search\/ring%20light$/);
  });
});
