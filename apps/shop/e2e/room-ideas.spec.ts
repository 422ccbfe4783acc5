import { expectGoodEverywhere } from "@precise/journeys/quiet-test";
import { expect, test } from "./shop.ts";

const room = "/room-ideas/living";

test("a room is bought as far as it is wanted, with its delivery, and leads to its products", async ({
  page,
}) => {
  await page.goto(room);
  await expect(page.getByRole("heading", { level: 1, name: "Living Room Ideas" })).toBeVisible();
  const chosen = page.getByRole("region", { name: "Your selection" });
  await expect(chosen.getByText("₦505,900")).toBeVisible();
  await page.getByRole("checkbox", { name: "Badagry Arc Floor Lamp, Brushed Brass" }).uncheck();
  await page.getByRole("checkbox", { name: /^LED A60 Bulb/ }).uncheck();
  // 84,500 + 72,500 + 3 × 7,800, and the fee of its tier.
  await expect(chosen.getByText("₦180,400")).toBeVisible();
  await expect(chosen.getByText("₦15,000")).toBeVisible();
  await expect(chosen.getByText("₦195,400")).toBeVisible();
  await page.getByRole("button", { name: "Add 3 of these to your cart" }).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("spinbutton", { name: /Prime Fixed Downlight/ })).toHaveValue("3");
  await expect(page.getByRole("spinbutton", { name: /Badagry/ })).toHaveCount(0);
});

test("a mark in the picture leads to its product by keyboard", async ({ page }) => {
  await page.goto(room);
  const mark = page.getByRole("link", { name: /Omi Mushroom Lamp, Terracotta ₦84,500/ });
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#item-PR-TL-OMI-TC$/);
  await expect(page.locator("#item-PR-TL-OMI-TC")).toBeInViewport();
});

test("the light is mixed by keyboard, told in words, and kept in the link", async ({ page, context }) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).press("Enter");
  const panel = page.getByRole("region", { name: "Mix the light" });
  await expect(panel.getByRole("heading", { name: "Mix the light" })).toBeFocused();
  // 9 W of the arc lamp's bulb, 9, 7 × 3 and 8.
  await expect(panel.getByText(/^47 W · /)).toBeVisible();
  await panel.getByRole("switch", { name: "Downlights" }).press("Space");
  await expect(panel.getByText(/^26 W · /)).toBeVisible();
  const table = panel.getByRole("group", { name: "Table lamp" });
  await table.getByRole("slider", { name: "Brightness" }).press("Home");
  await table.getByRole("slider", { name: "Colour temperature" }).press("End");
  await expect(table.getByText("Sold in 2700 K only.")).toBeVisible();
  await expect(panel.getByRole("status").filter({ hasText: "On:" })).toContainText(
    "Table lamp at 1 %, 6500 K; Picture light at 100 %, 3000 K. Off: Downlights. Daylight: 100 %. 17 W",
  );
  await expect(page).toHaveURL(/#light=day\.100~floor-lamp\.on\.100\.2700~table-lamp\.on\.1\.6500~/);

  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  const theirs = elsewhere.getByRole("region", { name: "Mix the light" });
  await expect(theirs.getByRole("switch", { name: "Downlights" })).not.toBeChecked();
  await expect(
    theirs.getByRole("group", { name: "Table lamp" }).getByRole("slider", { name: "Brightness" }),
  ).toHaveValue("1");
  await elsewhere.close();

  await panel.getByRole("button", { name: /^Add these lights to cart · ₦457,500$/ }).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("spinbutton", { name: /Badagry Arc Floor Lamp/ })).toHaveValue("1");
  await expect(page.getByRole("spinbutton", { name: /Downlight/ })).toHaveCount(0);
});

test("the picture follows the light, and comes back as it was", async ({ page }) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  const canvas = page.getByRole("img", { name: "Living room, lit as you have set it" });
  // A machine without graphics shows the plain picture, which the next journey looks at.
  await expect(canvas).toHaveAttribute("data-light", /^(?:ready|none)$/);
  test
    .info()
    .annotations.push({ type: "light", description: (await canvas.getAttribute("data-light")) ?? "" });
  await page.getByRole("button", { name: "Switch off: Table lamp" }).click();
  await expect(page.getByRole("switch", { name: "Table lamp" })).not.toBeChecked();
  await page.getByRole("button", { name: "Film" }).click();
  await expect(page.getByRole("switch", { name: "Table lamp" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Arc floor lamp" })).not.toBeChecked();
  await page.getByRole("button", { name: "Back to the room" }).click();
  await expect(page.getByRole("button", { name: "Mix the light" })).toBeFocused();
  await expect(page).toHaveURL(room);
  await expect(page.getByRole("region", { name: "Your selection" })).toBeVisible();
});

test("where no light can be drawn the picture stays, and the figures still follow", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  await expect(page.getByText(/^This browser cannot show the mix/)).toBeVisible();
  await page.getByRole("switch", { name: "Picture light" }).uncheck();
  await expect(page.getByText(/^39 W · /)).toBeVisible();
});

test.describe("with a connection that breaks", () => {
  test.use({ mayLog: /ERR_FAILED/ });
  test("the light is asked for again", async ({ page }) => {
    await page.route(/floor-lamp.*\.webp/, (route) => route.abort());
    await page.goto(room);
    await page.getByRole("button", { name: "Mix the light" }).click();
    await expect(page.getByText("The light did not load.")).toBeVisible();
    await page.unroute(/floor-lamp.*\.webp/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The light did not load.")).toHaveCount(0);
    await expect(page.getByRole("img", { name: /lit as you have set it/ })).toHaveAttribute(
      "data-light",
      /^(?:ready|none)$/,
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a room is bought all the same", async ({ page }) => {
    await page.goto(room);
    await expect(page.getByRole("button", { name: "Mix the light" })).toHaveCount(0);
    await page.getByRole("checkbox", { name: /Badagry/ }).uncheck();
    await page.getByRole("button", { name: "Add the room to your cart" }).click();
    await expect(page.getByText("Added to your cart from the room.")).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: /Omi Mushroom Lamp/ })).toHaveValue("1");
    await expect(page.getByRole("spinbutton", { name: /Badagry/ })).toHaveCount(0);
  });
});

test("the room is for everybody", async ({ page }) => {
  await page.goto(room);
  await expectGoodEverywhere(page);
});

test("the light is for everybody", async ({ page }) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  await expect(page.getByRole("heading", { name: "Mix the light" })).toBeVisible();
  await expectGoodEverywhere(page);
});
