import { untilPosted } from "@precise/journeys/until-posted";
import { expect, test } from "./shop.ts";

test("a light's payback is said once the tariff is the visitor's own", async ({ page, shop }) => {
  await page.goto("/tools/running-cost?sku=PRB60927&disco=Ikeja&band=A");
  const cost = page.getByRole("region", { name: "LED light, 9 W" });
  await expect(cost.getByText("1.35 kWh").first()).toBeVisible();
  await expect(cost.getByRole("row", { name: /Old bulb, 60 W/ })).toBeVisible();
  const payback = page.getByRole("region", { name: "When it pays for itself" });
  await expect(payback.getByText(/Tick “This is my tariff”/)).toBeVisible();
  await expect(payback.getByText(/month/)).toHaveCount(0);

  await page.getByRole("checkbox", { name: "This is my tariff" }).check();
  await expect(payback.getByText(/The new light saves/)).toBeVisible();
  await expect(page).toHaveURL(/mine=1/);
  await shop.expectAccessible();

  await page.getByRole("combobox", { name: "While the grid is off" }).selectOption("None");
  await expect(cost.getByText(/on only while there is grid: about 4.2 of 5 hours a day/)).toBeVisible();
});

test("the plan of an outage grows by rows, and says what its list leaves out @whole", async ({
  page,
  shop,
}) => {
  await page.goto("/tools/outage-plan");
  await expect(
    page
      .getByRole("region", { name: "What stays on" })
      .getByRole("row", { name: /Old bulbs 240 W Goes off/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: "start with empty rows" }).click();
  await page.getByRole("textbox", { name: "Row 1, light" }).fill("Downlights");
  await page.getByRole("textbox", { name: "Row 1, watts each" }).fill("7");
  await page.getByRole("textbox", { name: "Row 1, pieces" }).fill("9");
  await page.getByRole("button", { name: "Add a row" }).click();
  await page.getByRole("textbox", { name: "Row 4, room" }).fill("Gate");
  await page.getByRole("textbox", { name: "Row 4, light" }).fill("Floodlight");
  await page.getByRole("textbox", { name: "Row 4, watts each" }).fill("200");
  await page.getByRole("textbox", { name: "Row 4, watts each" }).press("Enter");
  const plan = page.getByRole("region", { name: "What stays on" });
  await expect(plan.getByRole("row", { name: /Living room 9 × Downlights 63 W Stays on/ })).toBeVisible();
  await expect(plan.getByRole("row", { name: /Gate Floodlight 200 W Goes off/ })).toBeVisible();
  const list = page.getByRole("region", { name: /a list for the electrician/ });
  await expect(list.getByText(/Not looked at: cable, breaker, earthing/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Row 5/ })).toHaveCount(0);
  await shop.expectAccessible();

  await page.getByRole("link", { name: "Remove row 4" }).click();
  await expect(page.getByRole("textbox", { name: /^Row 4/ })).toHaveCount(0);
  await expect(plan.getByText("All of your lights can stay on.")).toBeVisible();
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("an outage is planned, and a mistake is named with the form kept", async ({ page }) => {
    await page.goto("/tools/outage-plan?band=D&rows=3");
    await page.getByRole("textbox", { name: "Row 1, light" }).fill("PRD0730WH");
    await page.getByRole("textbox", { name: "Row 1, pieces" }).fill("9");
    await page.getByRole("textbox", { name: "Row 2, light" }).fill("Old bulb");
    await page.getByRole("button", { name: "Add a row" }).click();
    const wrong = page.getByRole("textbox", { name: "Row 2, watts each" });
    await expect(wrong).toHaveAccessibleDescription(/Row 2: type the watts of “Old bulb”/);
    await expect(page.getByRole("textbox", { name: "Row 2, light" })).toHaveValue("Old bulb");
    await expect(page.getByRole("textbox", { name: "Row 4, light" })).toBeVisible();
    await wrong.fill("60");
    await page.getByRole("button", { name: "Make my plan" }).click();
    const plan = page.getByRole("region", { name: "What stays on" });
    await expect(plan.getByRole("row", { name: /9 × Prime Fixed Downlight 7 W, White 63 W/ })).toBeVisible();
  });

  test("the lights of a cart are planned", async ({ page }) => {
    await page.goto("/product/led-a60-bulb-9-w-e27-2700-k-PRB60927");
    await untilPosted(page, "/cart/", () => page.getByRole("button", { name: "Add to cart" }).click());
    await page.goto("/tools/outage-plan");
    await page.getByRole("link", { name: "Take the lights in my cart" }).click();
    await expect(page).toHaveURL(/light1=PRB60927&pieces1=1/);
    await expect(
      page
        .getByRole("region", { name: "What stays on" })
        .getByRole("row", { name: /LED A60 Bulb 9 W E27 2700 K 9 W Stays on/ }),
    ).toBeVisible();
  });
});
