import { expect, test } from "./shop.ts";

test("a search marks the words that it found and is narrowed like a listing", { tag: "@eager" }, async ({
  page,
}) => {
  await page.goto("/search/desk%20lamp");
  const results = page.getByRole("region", { name: "Products" });
  await expect(results.getByRole("article").first().locator("mark")).toHaveText(["Desk", "Lamp"]);
  await page.getByRole("checkbox", { name: /^Matt Black/ }).check();
  await expect(page).toHaveURL(/\/search\/desk%20lamp\?finish=matt-black$/);
  await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
});

test("a slip of the finger is mended, said, and still marked", async ({ page }) => {
  await page.goto("/search/chandelir");
  await expect(page.getByText("Showing results for “chandelier”.")).toBeVisible();
  await expect(page.getByRole("article").first().locator("mark")).toHaveText("Chandelier");
});

test("a search names the category that fits it @whole", async ({ page }) => {
  await page.goto("/search/pendant");
  await page
    .getByRole("navigation", { name: "Categories for “pendant”" })
    .getByRole("link", { name: "Pendant Lights", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Pendant Lights" })).toBeVisible();
});

test("words that nothing has together lead to fewer words, with how many they find @whole", async ({
  page,
  shop,
}) => {
  await page.goto("/search/brass%20fan");
  const fewer = page.getByRole("navigation", { name: "Try fewer words" });
  await expect(fewer.getByRole("link", { name: /^“brass”: \d+ products$/ })).toBeVisible();
  await shop.expectAccessible();
  await fewer.getByRole("link", { name: /^“brass”: \d+ products$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "“brass”" })).toBeVisible();
});

test("nothing found is no dead end, in either theme @whole", async ({ page, shop }) => {
  await page.goto("/search/zzzzzz");
  await expect(page.getByRole("heading", { level: 1, name: "No results for “zzzzzz”" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await shop.expectAccessible();
  }
  await page.getByRole("link", { name: "Chandeliers" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Chandeliers" })).toBeVisible();
});

test("filters that leave nothing say so and are taken back @whole", async ({ page, shop }) => {
  await page.goto("/products/16/chandeliers?finish=brushed-brass&price=1-2");
  await expect(page.getByRole("heading", { name: "No lights match these filters" })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("link", { name: "Clear all" }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
