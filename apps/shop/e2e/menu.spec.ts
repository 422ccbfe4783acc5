import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const entry = (page: Page, name: string) => navigation(page).getByRole("button", { name, exact: true });
const plainLink = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });

test("with a mouse: rest on Shop, look into a category, and go to what it holds", { tag: "@eager" }, async ({
  page,
}) => {
  await page.goto("/");
  await plainLink(page, "Shop").hover();
  await expect(entry(page, "Shop")).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("link", { name: "Shop all Indoor" })).toBeVisible();
  const names = navigation(page).getByRole("button");
  await expect(names.filter({ hasText: /^(Shop by Room|Sale)$/ })).toHaveText(["Shop by Room", "Sale"]);
  await entry(page, "Outdoor").hover();
  await expect(page.getByRole("link", { name: "All Outdoor", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Shop all Indoor" })).toBeHidden();
  await entry(page, "Shop by Room").hover();
  await navigation(page).getByRole("link", { name: "Bathroom", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bathroom" })).toBeVisible();
  await expect(entry(page, "Shop")).toHaveAttribute("aria-expanded", "false");
});

test("the panel is as high when it opens as when all of it has come @whole", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await plainLink(page, "Shop").click();
  const inside = page.getByRole("link", { name: "Shop all Indoor" });
  await expect(inside).toBeVisible();
  const height = () =>
    inside.evaluate((link: HTMLElement) => {
      let panel = link;
      // The panel is the outermost part that lies over the page.
      for (let part = link.parentElement; part && part.tagName !== "NAV"; part = part.parentElement)
        if (getComputedStyle(part).position === "absolute") panel = part;
      return panel.offsetHeight;
    });
  const before = await height();
  await expect(page.getByText("Shop by finish")).toHaveCount(0);
  release();
  await expect(page.getByText("Shop by finish")).toBeVisible();
  expect(await height()).toBe(before);
});

test("a pointer that only passes opens nothing, and one that leaves closes @whole", async ({ page }) => {
  await page.goto("/products");
  await plainLink(page, "Shop").hover();
  await expect(page.getByRole("link", { name: "Shop all Indoor" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover({ force: true, position: { x: 1, y: 1 } });
  await page.mouse.move(700, 880);
  await expect(page.getByRole("link", { name: "Shop all Indoor" })).toBeHidden();
});

test("a click on an entry opens it, and does not close what the pointer has just opened @whole", async ({
  page,
}) => {
  await page.goto("/products");
  await plainLink(page, "Ideas").click();
  await expect(page.getByRole("link", { name: "Dining Room Ideas" }).first()).toBeVisible();
  await expect(page).toHaveURL("/products");
  await navigation(page).getByRole("link", { name: "Dining Room Ideas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dining Room Ideas" })).toBeVisible();
});

test("with the keyboard: arrows open and walk, Escape closes, the focus returns", { tag: "@eager" }, async ({
  page,
}) => {
  await page.goto("/products");
  await plainLink(page, "Shop").focus();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Shop")).toBeFocused();
  await expect(entry(page, "Shop")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Indoor")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Outdoor")).toBeFocused();
  await expect(page.getByRole("link", { name: "All Outdoor", exact: true })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "All Outdoor", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry(page, "Shop")).toHaveAttribute("aria-expanded", "false");
  await expect(entry(page, "Shop")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(entry(page, "Ideas")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  // The focus moves just after the key.
  await expect(entry(page, "About")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry(page, "About")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(navigation(page).getByRole("link", { name: "About Precise" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "About Precise" })).toBeVisible();
});

test.describe("when the network fails @whole", () => {
  test.use({ mayLog: /net::ERR_FAILED|status of 500/ });
  test("where the menu's code cannot be had, its entries are links", async ({ page }) => {
    await page.goto("/products");
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await plainLink(page, "About").click();
    await expect(page).toHaveURL("/about-us");
  });

  test("a failed category call leaves the menu with what the page brought", async ({ page }) => {
    await page.route("**/api/category**", (route) => route.abort());
    const warned: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
    await page.goto("/");
    await plainLink(page, "Shop").click();
    await expect(page.getByRole("link", { name: "Shop all Indoor" })).toBeVisible();
    await expect(entry(page, "Sale")).toBeVisible();
    await expect.poll(() => warned.join("\n")).toContain("Error during get me request");
    await expect(page.getByText("Shop by finish")).toBeVisible();
  });
});

test.describe("when the file is away @whole", () => {
  test.use({ mayLog: /status of 500/ });
  test("the company profile fails in silence but for the log", async ({ page }) => {
    const warned: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
    await page.route("**/*.pdf", (route) => route.fulfill({ status: 500 }));
    await page.goto("/");
    await plainLink(page, "About").click();
    await navigation(page)
      .getByRole("link", { name: /^Company profile/ })
      .click();
    await expect.poll(() => warned.join("\n")).toContain("The company profile could not be downloaded.");
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("every entry leads to its page, and the header has the company profile", async ({ page }) => {
    for (const [name, path] of [
      ["Shop", "/products"],
      ["Ideas", "/inspiration"],
      ["About", "/about-us"],
    ] as const) {
      await page.goto("/");
      await plainLink(page, name).click();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const file = page.getByRole("link", { name: /^Company profile \(PDF\)$/ });
    const answer = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("the company profile is fetched and kept @whole", async ({ page }) => {
  await page.goto("/");
  await plainLink(page, "About").click();
  const file = navigation(page).getByRole("link", { name: /^Company profile/ });
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  expect(download.suggestedFilename()).toBe("company-profile.pdf");
});

test("open panels are for everybody, in both themes @whole", async ({ page, shop }) => {
  await page.goto("/products");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const name of ["Shop", "Ideas", "About"]) {
      const trigger = navigation(page).getByText(name, { exact: true });
      await trigger.click();
      await expect(entry(page, name)).toHaveAttribute("aria-expanded", "true");
      await shop.expectAccessible();
      await page.keyboard.press("Escape");
    }
  }
});
