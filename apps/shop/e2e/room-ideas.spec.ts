import type { Page } from "@playwright/test";
import { expectGoodEverywhere } from "@precise/journeys/quiet-test";
import { expect, test } from "./shop.ts";

const room = "/room-ideas/living";

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The card of a mark that is open. */
const cardOf = (page: Page) => page.getByRole("dialog", { name: "In the picture" });

function isWithin(inner: Box | null, outer: Box | null): boolean {
  if (inner === null || outer === null) return false;
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

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

test("a mark in the picture opens a card on it, by keyboard, and Escape closes it @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(room);
  const picture = page.getByRole("img", { name: "Living room, lit by the products in the list" });
  for (const name of [/^Badagry/, /^Omi/, /^Nok/, /^Prime/]) {
    const mark = page.getByRole("button", { name });
    await mark.press("Enter");
    const add = page.getByRole("button", { name: "Add to cart", exact: true });
    await expect(add).toBeVisible();
    const [inner, outer] = [await cardOf(page).boundingBox(), await picture.boundingBox()];
    expect(isWithin(inner, outer)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(add).toBeHidden();
    await expect(mark).toBeFocused();
  }
});

test("a card takes its lamp and the bulb that it needs into the cart @whole", async ({ page, shop }) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Badagry Arc Floor Lamp, Brushed Brass, ₦300,500" }).click();
  await cardOf(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(shop.cartLink(2)).toBeAttached();
});

test("lamps off and lamps on are compared by keyboard @whole", async ({ page }) => {
  await page.goto(room);
  const handle = page.getByRole("slider", { name: "How much of the picture has its lights on" });
  await expect(handle).toHaveAttribute("aria-valuetext", "Lights on in 50 % of the picture");
  await handle.press("Home");
  await expect(handle).toHaveAttribute("aria-valuetext", "Lights on in 100 % of the picture");
  await handle.press("ArrowRight");
  await expect(handle).toHaveAttribute("aria-valuetext", "Lights on in 99 % of the picture");
});

test("the light is mixed by keyboard, told in words, and kept in the link @whole", async ({
  page,
  context,
}) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).press("Enter");
  const panel = page.getByRole("region", { name: "Mix the light" });
  await expect(panel.getByRole("heading", { name: "Mix the light" })).toBeFocused();
  await panel.getByRole("button", { name: "Everything on" }).press("Enter");
  // 9 W of the arc lamp's bulb, 9, 7 × 3 and 8.
  await expect(panel.getByText(/^47\sW · /)).toBeVisible();
  await panel.getByRole("switch", { name: "Downlights" }).press("Space");
  await expect(panel.getByText(/^26\sW · /)).toBeVisible();
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

test("the picture follows the light, and comes back as it was @whole", async ({ page }) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  const canvas = page.getByRole("img", { name: "Living room, lit as you have set it" });
  // A machine without graphics shows the plain picture, which the next journey looks at.
  await expect(canvas).toHaveAttribute("data-light", /^(?:ready|none)$/);
  test
    .info()
    .annotations.push({ type: "light", description: (await canvas.getAttribute("data-light")) ?? "" });
  await page.getByRole("button", { name: "Everything on" }).click();
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

test("an evening plays when the light is opened, until somebody does something with it @whole", async ({
  page,
}) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  const panel = page.getByRole("region", { name: "Mix the light" });
  const canvas = page.getByRole("img", { name: "Living room, lit as you have set it" });
  await expect(canvas).toHaveAttribute("data-light", /^(?:ready|none)$/);
  // A machine without graphics has nothing to play it on.
  const isDrawn = (await canvas.getAttribute("data-light")) === "ready";
  await expect(panel.getByRole("button", { name: "Stop the evening" })).toHaveCount(isDrawn ? 1 : 0);
  await expect(panel.getByRole("switch", { name: "Arc floor lamp" })).toBeChecked();
  await panel.getByRole("switch", { name: "Table lamp" }).press("Space");
  await expect(panel.getByRole("button", { name: "Stop the evening" })).toHaveCount(0);
});

test.describe("for somebody who wants no motion @whole", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the light is opened as the picture has it", async ({ page }) => {
    await page.goto(room);
    await page.getByRole("button", { name: "Mix the light" }).click();
    await expect(page.getByText(/^47\sW · /)).toBeVisible();
  });
});

test("where no light can be drawn the picture stays, and the figures still follow @whole", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  await expect(page.getByText(/^This browser cannot show the mix/)).toBeVisible();
  await page.getByRole("switch", { name: "Picture light" }).uncheck();
  await expect(page.getByText(/^39\sW · /)).toBeVisible();
});

test.describe("with a connection that breaks @whole", () => {
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

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("a room is bought all the same, seen off and on, and each light from its mark", async ({ page }) => {
    await page.goto(room);
    await expect(page.getByRole("img", { name: "Living room at dusk, with every light off" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Living room at dusk, with every light on" })).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByRole("button", { name: /^Omi/ }).click();
    await expect(cardOf(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Mix the light" })).toHaveCount(0);
    await page.getByRole("checkbox", { name: /Badagry/ }).uncheck();
    await page.getByRole("button", { name: "Add the room to your cart" }).click();
    await expect(page.getByText("Added to your cart from the room.")).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: /Omi Mushroom Lamp/ })).toHaveValue("1");
    await expect(page.getByRole("spinbutton", { name: /Badagry/ })).toHaveCount(0);
  });
});

test("the light is for everybody @whole", async ({ page }) => {
  await page.goto(room);
  await page.getByRole("button", { name: "Mix the light" }).click();
  await expect(page.getByRole("heading", { name: "Mix the light" })).toBeVisible();
  await expectGoodEverywhere(page);
});
