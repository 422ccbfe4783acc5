import { expect, test } from "./shop.ts";

const chandeliers = "/products/16/chandeliers";

test("an amount that is none is explained beside its field, and nothing is lost @whole", async ({ page }) => {
  await page.goto(chandeliers);
  const least = page.getByRole("textbox", { name: "Price, from" });
  const most = page.getByRole("textbox", { name: "Price, to" });
  await least.fill("cheap");
  await least.press("Enter");
  await expect(least).toHaveAccessibleDescription("Enter an amount in digits, such as 50,000.");
  await expect(least).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${chandeliers}$`));
  await least.fill("₦400,000");
  await most.fill("300000");
  await most.press("Enter");
  await expect(most).toHaveAccessibleDescription("This is less than “From”.");
  await most.fill("500000");
  await most.press("Enter");
  await expect(page).toHaveURL(/\?price=400000-500000$/);
  await expect(page.getByRole("link", { name: "Remove Price: ₦400,000 to ₦500,000" })).toBeVisible();
});

test("what is explained stays explained when the list that was asked for before comes @whole", async ({
  page,
}) => {
  await page.goto(chandeliers);
  let letCome = () => {};
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/price=400000.*_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  const most = page.getByRole("textbox", { name: "Price, to" });
  await page.getByRole("textbox", { name: "Price, from" }).fill("400000");
  // Leaving the field asks for the list.
  await most.fill("300000");
  await most.press("Enter");
  await expect(most).toHaveAccessibleDescription("This is less than “From”.");
  letCome();
  await expect(page).toHaveURL(/\?price=400000/);
  await expect(most).toHaveValue("300000");
  await expect(most).toHaveAccessibleDescription("This is less than “From”.");
  await expect(most).toBeFocused();
});
