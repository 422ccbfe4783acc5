import { expect, type Locator, type Page } from "@playwright/test";
import { onePage } from "@precise/journeys/one-page";
import { expectSound } from "@precise/journeys/page-sweep/sweep-page";
import { expectAccessible, quietTest as test } from "@precise/journeys/quiet-test";
import { pagesOfRun } from "@precise/journeys/sample-pages";
import { placeOrders } from "./placed-orders.ts";
import { sessionFile } from "./session-file.ts";

// Each looks at a screen in every width and theme, twice loaded.
test.describe.configure({ timeout: 240_000 });
test.use({ storageState: sessionFile("owner") });

const screens = [
  "/",
  "/orders",
  "/new-order",
  "/deliveries",
  "/riders",
  "/returns",
  "/payments",
  "/statements",
  "/cash-up",
  "/exports",
  "/reports",
  "/reports?report=slow-stock",
  "/reports?report=funnel",
  "/products",
  "/products/new",
  "/products/PR-CH-ADN60-BB",
  "/categories",
  "/families",
  "/attributes",
  "/stock",
  "/incoming",
  "/import",
  "/import/history",
  "/inbox",
  "/appointments",
  "/appointments/list",
  "/appointments/requests",
  "/appointments/calendars",
  "/appointments/book",
  "/coupons",
  "/coupons/new",
  "/discounts",
  "/discounts/new",
  "/prices",
  "/prices/changes",
  "/messages",
  "/trade/applications",
  "/companies",
  "/price-lists",
  "/price-lists/contractor",
  "/price-lists/contractor/import",
  "/customers",
  "/mail",
  "/approvals",
  "/staff",
  "/audit",
  "/backups",
  "/background-work",
  "/keys",
  "/shop-settings",
  "/shop-settings/identity",
  "/shop-settings/look",
  "/shop-settings/home",
  "/shop-settings/promo",
  "/shop-settings/pages",
  "/shop-settings/showrooms",
  "/shop-settings/vat",
  "/shop-settings/limits",
  "/shop-settings/closed-days",
  "/shop-settings/fuel-prices",
  "/shop-settings/delivery-fees",
  "/shop-settings/hours",
  "/shop-settings/delivery-days",
  "/shop-settings/tariffs",
  "/shop-settings/light-targets",
  "/shop-settings/electrical-advice",
  "/settings",
];

/** On a phone eight rows of a list are to be seen at once. */
const mostOfRow = 96;

/** Rows of a list that are higher, with their heights; references are drawn by chance, so each is measured with half of it wide. */
function highRows(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const widest = text.data.replace(/(?<=\b[A-Z]{1,3}-)[0-9A-Z]{4,}\b/g, (drawn) =>
        "W8".repeat(drawn.length).slice(0, drawn.length),
      );
      if (widest !== text.data) {
        text.data = widest;
      }
    }
    return [
      ...document.querySelectorAll("main tr[data-row], main table[data-look=lines] > tbody > tr"),
    ].flatMap((row) => {
      const { height } = row.getBoundingClientRect();
      return height > most ? [`${row.textContent?.slice(0, 40)}: ${Math.round(height)} px`] : [];
    });
  }, mostOfRow);
}

/** Whether the page scrolls although a list of it scrolls in itself. */
function scrollsTwice(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isPane = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY);
    const root = document.documentElement;
    return (
      root.scrollHeight > root.clientHeight + 1 && [...document.querySelectorAll("main, main *")].some(isPane)
    );
  });
}

const look = test.extend({ page: onePage });
for (const path of pagesOfRun(screens, 4, (path) => path.split(/[/?]/)[1] ?? "")) {
  look(`${path} looks whole at every width, with the lights on and off`, async ({ page }) => {
    await expectSound(page, path, async () => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
    });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await highRows(page), "rows of a list are higher than a phone can spare").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => scrollsTwice(page), "the page scrolls beside a pane of its own").toBe(false);
    await expectAccessible(page);
  });
}

test("a report is no wider than a window that was made narrower", async ({ page, request }) => {
  await placeOrders(request, 1, "Reported");
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/reports?report=best-sellers&counted=ordered");
  const chart = page.locator("main canvas");
  await expect.poll(async () => (await chart.boundingBox())?.width ?? 0).toBeGreaterThan(600);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await chart.boundingBox())?.width).toBeLessThan(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a list that is wider than the screen shows where more of it lies, and keys scroll it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/products");
  const rows = page.getByRole("region", { name: "Rows of Products" });
  const shadows = () =>
    rows.evaluate(({ parentElement }) =>
      ["::before", "::after"].map((side) =>
        parentElement ? getComputedStyle(parentElement, side).opacity : "",
      ),
    );
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(shadows).toEqual(["0", "1"]);
    await expect.poll(() => rows.press("ArrowRight").then(shadows)).toEqual(["1", "0"]);
    await expect.poll(() => rows.press("ArrowLeft").then(shadows)).toEqual(["0", "1"]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(shadows).toEqual(["0", "0"]);
});

test("the longest price is seen whole where it is typed", async ({ page }) => {
  const longest = "999,999,999.99";
  const hidden = (field: Locator) => field.evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/prices");
    await page.getByRole("gridcell").filter({ hasText: "₦" }).first().click();
    const entry = page.getByRole("textbox", { name: /^Price of / });
    await entry.fill(longest);
    expect(await hidden(entry), `in the grid at ${width}`).toBe(0);
    await page.goto("/products/PR-CH-ADN60-BB");
    const breaks = page.getByRole("group", { name: "Quantity breaks" });
    for (const [label, value] of [
      ["From", "100000"],
      ["Trade price (₦)", longest],
    ] as const) {
      const field = breaks.getByLabel(label).first();
      await field.fill(value);
      expect(await hidden(field), `${label} at ${width}`).toBe(0);
    }
  }
});
