import { type AnotherShop, startAnotherShop } from "./another-shop.ts";
import { expect, test } from "./shop.ts";

/** A shop whose API has never answered: nothing listens on port 1. */
let shop: AnotherShop;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  shop = await startAnotherShop({ API_ORIGIN: "http://127.0.0.1:1" });
});
test.afterAll(() => shop?.close());

// The browser notes the outage itself, and React the error that the failure page stands for.
test.use({ mayLog: /status of 503|Minified React error|Server Components render|digest/ });

test("a page that cannot be made says so as an outage, in both themes, and asks again @whole", async ({
  page,
  shop: shopper,
}) => {
  // It has asked often by now, so that the next time by itself is a minute away.
  await page.addInitScript(() => sessionStorage.setItem("page-tries", "/search/lamp 9"));
  const answer = await page.goto(`${shop.url}/search/lamp`);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "10"]);
  await expect(
    page.getByRole("heading", { level: 1, name: "This page is not working right now" }),
  ).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await shopper.expectAccessible();
    }
  }
  const again = page.waitForRequest(`${shop.url}/search/lamp`);
  await page.getByRole("button", { name: "Try again" }).click();
  await again;
});

test("what was built is shown meanwhile, and robots.txt too; sitemaps ask to come again @whole", async ({
  page,
  request,
}) => {
  await page.goto(`${shop.url}/products/16/chandeliers`);
  await expect(page.getByRole("heading", { level: 1, name: "Chandeliers" })).toBeVisible();
  expect((await request.get(`${shop.url}/robots.txt`)).status()).toBe(200);
  expect((await request.get(`${shop.url}/sitemap.xml`)).status()).toBe(503);
});
