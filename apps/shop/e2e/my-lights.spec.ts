import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;

test("a guest notes where the lights of an order hang, and buys the same again", async ({ page, shop }) => {
  test.setTimeout(90_000);
  await shop.fillCart([small, 3]);
  await page.goto("/checkout");
  await shop.checkOut();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await page.getByRole("link", { name: "Which light goes where" }).click();

  const unplaced = page.getByRole("region", { name: "Not hung yet" });
  await expect(unplaced.getByText("3 pieces, 27 W")).toBeVisible();
  await unplaced.getByText("Say where it hangs").click();
  const form = page.getByRole("form", { name: `Where ${small.name} hangs` });
  await form.getByLabel("Room", { exact: true }).fill("Living room");
  await form.getByLabel("Pieces", { exact: true }).fill("4");
  await form.getByRole("button", { name: "Save rooms" }).click();
  await expect(form.getByText("You have 3 pieces. Your rooms have more.")).toBeVisible();
  await expect(form.getByLabel("Room", { exact: true })).toHaveValue("Living room");
  await shop.expectAccessible();

  await form.getByLabel("Pieces", { exact: true }).fill("2");
  await form.getByRole("button", { name: "Save rooms" }).click();
  await expect(unplaced.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(unplaced.getByText("1 piece, 9 W")).toBeVisible();
  await expect(page.getByRole("region", { name: "Living room" }).getByText("2 pieces, 18 W")).toBeVisible();

  await page.getByRole("button", { name: `Same again: ${small.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await expect(shop.cartLink(1)).toBeVisible();
});

test("whoever is not signed in finds the lights of an order by its number and e-mail @whole", async ({
  page,
  shop,
}) => {
  await page.goto("/my-lights");
  await page.getByLabel("Order number").fill("PR-00000000");
  await page.getByRole("main").getByLabel("E-mail address").fill("eve@example.com");
  await page.getByRole("button", { name: "Show its lights" }).click();
  await expect(page).toHaveURL("/my-lights?trouble=not_found");
  await expect(page.getByText("We found no order with this number", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Order number")).toHaveValue("PR-00000000");
  await shop.expectAccessible();
});
