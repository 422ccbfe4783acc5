import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { quietTest as test } from "@precise/journeys/quiet-test";
import { sessionFile } from "./session-file.ts";

// One after the other: an export would see what another journey changes.
test.describe.configure({ mode: "default" });
test.use({ storageState: sessionFile("owner") });

const media = new URL("../../api/catalogue/media/products/", import.meta.url);
const shop = process.env.SHOP_URL ?? "http://localhost:3000";

/** The text of the catalogue's export, as the screen downloads it. */
async function downloadCatalogue(page: Page): Promise<string> {
  await page.goto("/import");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the catalogue" }).click();
  return readFileSync((await (await download).path()) ?? "", "utf8");
}

/** Chooses a file that stands in no folder, and has it checked. */
async function checkFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto("/import");
  await page
    .getByLabel("Catalogue file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("prices of many products are looked at, changed, and undone", async ({ page }) => {
  await page.goto("/prices?q=PR-OG");
  const first = page.getByRole("row").filter({ hasText: "PR-OG-" }).first();
  const before = (await first.textContent()) ?? "";
  await page.getByRole("checkbox", { name: "Select all rows shown" }).check();
  await page.getByRole("button", { name: "Change prices" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Percent").fill("8");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(/\d+ dearer/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Change \d+ products/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(first).not.toHaveText(before);
  await page.goto("/prices/changes");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/products as before/)).toBeVisible();
  await page.goto("/prices?q=PR-OG");
  await expect(first).toHaveText(before);
});

test("a new product with three pictures is in the shop within seconds", async ({ page, request }) => {
  const sku = `NEW-${Date.now().toString(36).toUpperCase()}`;
  await page.goto("/products/new");
  await page.getByLabel("Item number (SKU)").fill(sku);
  await page.getByLabel("Name", { exact: true }).fill("Obudu Reading Lamp");
  await page.getByLabel("Short text").fill("A lamp for one chair.");
  await page.getByLabel("Find in categories").fill("Floor");
  await page.getByRole("checkbox", { name: /Floor/ }).first().check();
  await page.getByLabel("Price (₦)", { exact: true }).fill("48,500");
  const pictures = ["pr-fl-obu-wn", "pr-fl-obu-mb", "pr-fl-obu-wn-room"].map((name) => ({
    name: `${name}.webp`,
    mimeType: "image/webp",
    buffer: readFileSync(new URL(`${name}.webp`, media)),
  }));
  await page.getByLabel("Add pictures").setInputFiles(pictures);
  await expect(page.getByLabel("What picture 3 shows")).toBeVisible();
  await page.getByLabel("What picture 1 shows").fill("The lamp beside a chair");
  await page.getByLabel("What picture 2 shows").fill("The lamp in black");
  await page.getByLabel("What picture 3 shows").fill("The lamp in a room");
  await page.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByRole("link", { name: "Open in the shop" })).toBeVisible();
  await expect
    .poll(async () => (await request.get(`${shop}/product/obudu-reading-lamp-${sku}`)).status(), {
      timeout: 5_000,
    })
    .toBe(200);
  await page.getByRole("button", { name: "Take off sale" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the shop's own export comes back with 50 edits and one wrong row, and is undone @whole", async ({
  page,
}) => {
  const text = await downloadCatalogue(page);
  const [head = "", ...rows] = text.trimEnd().split("\r\n");
  expect(rows.length).toBeGreaterThan(100);
  await checkFile(page, "unchanged.csv", text);
  await expect(page.getByText("There is nothing to import")).toBeVisible();
  const columns = head.replace("\ufeff", "").split(",");
  expect(columns).toContain("lead_time_days");
  const skus = rows.map((row) => row.split(",")[0] ?? "");
  // None that a run before may have left.
  const days = 10 + (Date.now() % 900);
  const edits = skus.slice(0, 50).map((sku) => `${sku},${days}`);
  const wrong = `${skus[60]},soon`;
  await checkFile(page, "edits.csv", ["sku,lead_time_days", ...edits, wrong].join("\r\n"));
  await expect(page.getByText("1 row cannot be imported")).toBeVisible();
  await page.getByRole("button", { name: /leave 1 out/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Import/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/undone/).first()).toBeVisible();
});
