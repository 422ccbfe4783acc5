import type { Page } from "@playwright/test";
import { onePage } from "@precise/journeys/one-page";
import { stylesheetsOf } from "@precise/journeys/page-families";
import { expectWhole } from "@precise/journeys/quiet-test";
import { pagesOfRun } from "@precise/journeys/sample-pages";
import { expectRoomForLongerTexts } from "@precise/journeys/translated-page";
import { pagesToLookAt } from "#shop/base/routes/page-table.ts";
import { shopFolder } from "./env.ts";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { newEmail, register } from "./people.ts";
import { sampleProducts } from "./sample-products.ts";
import { expect, test } from "./shop.ts";

// Each looks at a page in every width and theme, twice loaded.
test.describe.configure({ timeout: 240_000 });

const { small, at99000, gone } = fixtureProducts;
const { pendant, onSale, soldOut } = sampleProducts;

/** Every page that an address alone opens: looked at in every width and theme, and by axe, in one visit. */
const pages = [
  ...pagesToLookAt,
  pendant.path,
  onSale.path,
  soldOut.path,
  pathOf(small),
  "/appointment-booking?type=visit-lagos",
  `/shared-cart?line=1*${small.sku}&line=1*NO-SUCH-LAMP`,
];

const look = test.extend({ page: onePage });
for (const path of pagesOfRun(pages, 6, stylesheetsOf(shopFolder))) {
  look(`${path} looks whole at every width, with the lights on and off, and translated`, async ({ page }) => {
    await expectWhole(page, path, () => page.goto(path));
    if (pagesToLookAt.includes(path)) await expectRoomForLongerTexts(page);
  });
}

test.describe("a page that is not there", () => {
  test.use({ mayLog: /status of 404/ });
  for (const path of ["/no-such-page", "/order/PR-00000000"]) {
    test(`${path} looks whole @whole`, async ({ page }) => {
      await expectWhole(page, path, () => page.goto(path));
    });
  }
});

/** The first of the page's links that takes a booking a step further. */
async function linkTo(page: Page, part: string): Promise<string> {
  const link = page.locator(`main a[href*="${part}"]`).first();
  return (await link.getAttribute("href")) ?? "";
}

test("every step of a booking looks whole @whole", async ({ page }) => {
  let path = "/appointment-booking";
  for (const next of ["type=", "day=", "time="]) {
    await expectWhole(page, path, () => page.goto(path));
    path = await linkTo(page, next);
  }
  for (const last of [path, `${path}&check=1`, `${path}&request=1`])
    await expectWhole(page, last, () => page.goto(last));
});

test("a wishlist with something on it looks whole @whole", async ({ page }) => {
  await page.addInitScript(
    (wishes) => localStorage.setItem("precise-wishlist", wishes),
    JSON.stringify([small.sku, at99000.sku, gone.sku]),
  );
  await expectWhole(page, "/wishlist, filled", async () => {
    await page.goto("/wishlist");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  });
});

test("a cart, every step of its checkout and the order look whole @whole", async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.fillCart([at99000, 1], [small, 2]);
  const look = (path: string) => expectWhole(page, `${path}, filled`, () => page.goto(path));
  const post = (step: string, form: Record<string, string>) =>
    page.request.post(`/checkout/save/${step}`, {
      form,
      headers: { origin: baseURL ?? "" },
      maxRedirects: 0,
    });
  await look("/shopping-cart");
  await post("contact", { email: "", firstname: "", lastname: "", phone: "" });
  await look("/checkout/contact?check=1");
  await post("contact", {
    email: "ada@example.com",
    firstname: "Ada",
    lastname: "Obi",
    phone: "0803 123 4567",
  });
  await look("/checkout/delivery");
  await post("delivery", {
    method: "delivery",
    state: "Lagos",
    lga: "Eti-Osa",
    line1: "14 Harbour Road",
    landmark: "Mobil filling station",
  });
  await look("/checkout/payment");
  await post("payment", { payment: "bank_transfer" });
  await look("/checkout/review");
  await page.getByRole("main").locator("form[action$='/order'] button[type=submit]").last().click();
  await page.waitForURL(/\/order\/PR-/);
  const order = new URL(page.url()).pathname;
  await look(order);
  await look(`${order}/again`);
});

test("the pages of who is signed in look whole @whole", async ({ page }) => {
  await page.goto("/auth");
  await register(page, newEmail());
  for (const path of ["/auth", "/orders", "/wishlist"])
    await expectWhole(page, `${path}, signed in`, () => page.goto(path));
});
