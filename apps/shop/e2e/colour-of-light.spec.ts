import { expect, test } from "./shop.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("room and colour of light are chosen by links, and kept in the address", async ({ page }) => {
    await page.goto("/tools/colour-of-light");
    await expect(page.getByRole("heading", { level: 2, name: /^3000\sK: Halogen$/ })).toBeVisible();
    await page
      .getByRole("link", { name: /^6500\sK/ })
      .first()
      .click();
    await expect(page).toHaveURL("/tools/colour-of-light?k=6500&room=living");
    await page.getByRole("link", { name: "Kitchen", exact: true }).click();
    await expect(page).toHaveURL("/tools/colour-of-light?k=6500&room=kitchen");
    await expect(
      page.getByRole("img", { name: /^Kitchen by night, every light at 6500 K: cool/ }),
    ).toBeVisible();
  });

  test("an address that asks for more says so, and shows a room all the same @whole", async ({ page }) => {
    await page.goto("/tools/colour-of-light?k=9000&room=kitchen");
    await expect(page.getByText("Colour of light: choose one from the list.")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Kitchen by night, every light at 3000 K/ })).toBeVisible();
  });
});

test("the same light goes on in the light mixer @whole", async ({ page }) => {
  await page.goto("/tools/colour-of-light?k=4000&room=office");
  await page.getByRole("link", { name: "Change each light of this room in the light mixer" }).click();
  await expect(page).toHaveURL(/\/room-ideas\/office#light=day\.0~pendant\.on\.100\.4000~/);
  await expect(page.getByRole("region", { name: "Mix the light" })).toBeVisible();
});
