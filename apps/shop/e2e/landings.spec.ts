import { expect, test } from "./shop.ts";

test("a category tells what is in it, leads to its kinds, and can be narrowed where it is", async ({
  page,
}) => {
  await page.goto("/products/19/indoor");
  await expect(page.getByRole("heading", { level: 1, name: "Indoor" })).toBeVisible();
  await expect(page.getByText(/^Chandeliers, pendants, .+ 4000 K is neutral\.$/)).toBeVisible();
  await page.getByLabel("Sort by").selectOption("price-asc");
  await expect(page).toHaveURL(/\/products\/19\/indoor\?sort=price-asc$/);
  await expect(page.getByText(/4000 K is neutral\.$/)).toBeVisible();
  await page
    .getByRole("navigation", { name: "In this category" })
    .getByRole("link", { name: "Wall Lights" })
    .click();
  await expect(page).toHaveURL("/products/41/wall-lights");
  await expect(page.getByRole("heading", { level: 1, name: "Wall Lights" })).toBeVisible();
});

test("rooms lead to rooms: to the lights of each, and to where it is lit @whole", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "All rooms" }).click();
  await expect(page).toHaveURL("/products/14/rooms");
  const rooms = page.getByRole("list", { name: "Rooms" });
  await expect(rooms.getByRole("heading", { level: 2 })).toHaveText([
    "Living",
    "Dining",
    "Bedroom",
    "Kitchen",
    "Office",
    "Bathroom",
    "Hall & Stairs",
    "Garden & Terrace",
  ]);
  await expect(rooms.getByRole("link", { name: "Dining Room Ideas" })).toHaveAttribute(
    "href",
    "/room-ideas/dining",
  );
  await rooms.getByRole("link", { name: "Bathroom", exact: true }).click();
  await expect(page).toHaveURL("/products/76/bathroom");
  await expect(page.getByRole("region", { name: "Products" }).getByRole("article").first()).toBeVisible();
});

test("a narrowed address of the rooms is the list that it asks for @whole", async ({ page }) => {
  await page.goto("/products/70/shop-by-room?sort=price-asc");
  await expect(page.getByLabel("Sort by")).toHaveValue("price-asc");
  await expect(page.getByRole("region", { name: "Products" }).getByRole("article").first()).toBeVisible();
});

test("an evening is played on the home page, once it is wanted @whole", async ({ page }) => {
  const layers: string[] = [];
  page.on("request", (request) => {
    if (/\/chandelier.*\.webp/.test(request.url())) layers.push(request.url());
  });
  await page.goto("/");
  const stage = page.getByRole("region", { name: "One evening, light by light" });
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.getByRole("link", { name: "Play an evening" })).toBeVisible();
  expect(layers).toEqual([]);
  await stage.getByRole("link", { name: "Play an evening" }).click();
  await expect(stage.getByRole("img", { name: "Dining room, lit as you have set it" })).toHaveAttribute(
    "data-light",
    /^(?:ready|none)$/,
  );
  await stage.getByRole("button", { name: "Homework" }).click();
  await expect(stage.getByRole("link", { name: "Mix it yourself: Dining Room Ideas" })).toHaveAttribute(
    "href",
    /#light=day\.60~chandelier\.on\.100\.4000/,
  );
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("the evening leads to its room", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Play an evening" }).click();
    await expect(page).toHaveURL("/room-ideas/dining");
  });
});
