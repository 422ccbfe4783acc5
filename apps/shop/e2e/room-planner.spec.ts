import { expect, test } from "./shop.ts";

const planner = "/tools/room-planner";
const phone = { width: 360, height: 740 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts @whole", () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test("a living room is planned, drawn, and its nine lights are taken into the cart", async ({
      page,
      shop,
    }) => {
      await page.goto(planner);
      await page.getByLabel("Length (m)").fill("6,5");
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Plan my room" }).click();
      await expect(page).toHaveURL(/length=6%2C5/);
      await expect(page.getByText("Living room, 6.5 × 4 m, ceiling 2.7 m")).toBeVisible();

      await page.getByLabel("Length (m)").fill("5");
      await page.getByRole("button", { name: "Plan my room" }).click();
      await expect(page.getByText("Living room, 5 × 4 m, ceiling 2.7 m")).toBeVisible();
      const choice = page.getByRole("link", { name: "See its plan: Abuja LED Ceiling Disc 300 mm, White" });
      await choice.click();
      await expect(
        page.getByRole("heading", { name: "4 × Abuja LED Ceiling Disc 300 mm, White" }),
      ).toBeVisible();
      await page.getByRole("link", { name: "See its plan: Prime Fixed Downlight 7 W, White" }).click();
      await expect(page).toHaveURL(/sku=PRD0730WH/);
      await expect(page.getByRole("heading", { name: "9 × Prime Fixed Downlight 7 W, White" })).toBeVisible();
      await expect(page.getByText("₦70,200").first()).toBeVisible();
      await expect(
        page.getByRole("img", {
          name: /5 by 4 metres, with 9 × Prime Fixed Downlight 7 W, White in 3 rows of 3/,
        }),
      ).toBeVisible();

      await page.getByRole("button", { name: "Add 9 to cart" }).click();
      if (javaScriptEnabled) await page.getByRole("link", { name: "View cart" }).click();
      await expect(page).toHaveURL(/\/shopping-cart/);
      await expect(page.getByRole("spinbutton", { name: /Prime Fixed Downlight 7 W, White/ })).toHaveValue(
        "9",
      );
      if (javaScriptEnabled) await expect(shop.cartLink(9)).toBeVisible();
    });

    test("what cannot be planned is said at its field, and what was typed stays @whole", async ({ page }) => {
      await page.goto(`${planner}?use=kitchen&length=400&width=3&ceiling=tall&sku=PRD0730WH`);
      const length = page.getByLabel("Length (m)");
      await expect(length).toHaveValue("400");
      await expect(length).toHaveAccessibleDescription("The length can be 0.5 to 100 m. 400 m is not.");
      await expect(page.getByLabel("Ceiling (m)")).toHaveValue("tall");
      await expect(page.getByLabel("Ceiling (m)")).toHaveAccessibleDescription(
        /^The ceiling height is not a number/,
      );
      await expect(page.getByLabel("Width (m)")).toHaveValue("3");
      await expect(page.getByLabel("What the room is for")).toHaveValue("kitchen");

      await page.goto(`${planner}?sku=NO-SUCH-LIGHT`);
      const sku = page.getByLabel("One light of your choice");
      await expect(sku).toHaveValue("NO-SUCH-LIGHT");
      await expect(sku).toHaveAccessibleDescription(/We have no light with the item number NO-SUCH-LIGHT/);
    });
  });
}

test("a change by keyboard keeps the focus, and Back brings the values of its address @whole", async ({
  page,
}) => {
  await page.goto(`${planner}?length=5&width=4`);
  const width = page.getByLabel("Width (m)");
  await width.fill("3");
  await expect(page.getByText("Living room, 5 × 3 m")).toBeVisible();
  await expect(width).toBeFocused();
  await page.getByLabel("Someone over 60 uses this room").focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/eyes=1/);
  await expect(page.getByLabel("Someone over 60 uses this room")).toBeFocused();

  await page.goto(`${planner}?length=5&width=4&walls=dark`);
  await page
    .getByRole("link", { name: /^See its plan/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sku=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sku=/);
  await expect(page.getByLabel("Walls and ceiling")).toHaveValue("dark");
});
