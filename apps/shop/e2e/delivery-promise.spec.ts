import { operator } from "@precise/journeys/operator";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;
/** Nobody else's journey is delivered there. */
const state = "Zamfara";

const setDays = (value: object | null) =>
  operator("settings", "set", "delivery-days", state, JSON.stringify(value));

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("the days that the owner sets for a state stand on a product's page, and go with an order @whole", async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const days = page.getByRole("definition").filter({ hasText: state });
    /** A kept page follows within seconds. */
    const opened = async () => {
      await page.goto(pathOf(small));
      await page.getByText("Days for your state").click();
    };
    await setDays({ is_delivered: true, from: 40, to: 60, cut_off: null });
    await expect(async () => {
      await opened();
      // The only state that is so far away.
      await expect(days).toHaveText(state);
    }).toPass();
    await expect(page.getByText(/^Arrives \w{3} \d.* in Lagos$/)).toBeVisible();
    const promised = (await page.locator("dl div", { has: days }).getByRole("term").textContent()) ?? "";
    expect(promised).toMatch(/^\w{3} \d{1,2}( \w{3,4})? – \w{3} \d{1,2} \w{3,4}$/);

    await shop.fillCart([small, 1]);
    await page.goto("/checkout");
    await page.getByLabel("E-mail address").fill("ada@example.com");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Obi");
    await page.getByLabel("Mobile number").fill("0803 123 4567");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await page.getByLabel("State", { exact: true }).selectOption(state);
    await page.getByRole("button", { name: "Show areas" }).click();
    await expect(page.getByText(`Arrives ${promised} in ${state}`)).toBeVisible();
    await page.getByLabel("Local government area").selectOption("Gusau");
    await page.getByLabel("Street and house number").fill("14 Harbour Road");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("radio", { name: /Pay on delivery/ }).check();
    await page.getByRole("button", { name: "Review your order" }).click();
    await page.getByRole("button", { name: "Place order", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
    await expect(page.getByText(`Arrives ${promised} in ${state}`)).toBeVisible();

    // The order keeps what it was promised; new ones are promised nothing.
    await setDays({ is_delivered: false });
    const order = page.url();
    await expect(async () => {
      await opened();
      await expect(page.getByText(`We do not deliver to ${state}`, { exact: false })).toBeVisible();
    }).toPass();
    await page.goto(order);
    await expect(page.getByText(`Arrives ${promised} in ${state}`)).toBeVisible();
    await setDays({ is_delivered: true, from: 4, to: 7, cut_off: "14:00" });
  });
});
