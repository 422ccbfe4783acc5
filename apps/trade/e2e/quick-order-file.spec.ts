import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { expect, test } from "./trade.ts";
import { tradeProducts } from "./trade-products.ts";

const { plenty, other, few, gone } = tradeProducts;

/** Each kind of row that is not simply added: as it stands in the file, what becomes of it, and why. */
const unusual = [
  [`${few.sku},9`, "Changed", "Only 5 in stock."],
  [`${few.sku},1`, "Cannot add", "Only 5 in stock, and you already have 5."],
  [`${gone.sku},1`, "Cannot add", `${gone.name} is out of stock.`],
  ["e2e trade other,2", "Changed", `Read as ${other.sku}.`],
  [`${other.sku},`, "Changed", "No quantity given. We took it as 1."],
  [`${plenty.sku},20000`, "Changed", "A cart holds up to 9,999 of one product."],
  [`${other.sku},1,${"Gate ".repeat(20)}`, "Cannot add", "The side mark has 99 characters"],
  ["E2E-TRADE-OTHR,4", "Cannot add", "No trade product has this item number."],
  [`${other.sku},twelve`, "Cannot add", "The quantity is not a number."],
  [`${other.sku},0`, "Cannot add", "The quantity is zero."],
  [`${other.sku},-3`, "Cannot add", "The quantity is below zero."],
  [`${other.sku},1.5`, "Cannot add", "The quantity is not a whole number."],
  [`${other.sku},1.000`, "Cannot add", "The quantity could be one or a thousand."],
  [`${other.sku},99999999999`, "Cannot add", "The quantity is too large."],
  ["=HYPERLINK(1),2", "Cannot add", "A16 holds =HYPERLINK(1) in place of an item number."],
  [",7", "Cannot add", "This row has no item number."],
] as const;

/** After the headings, what is unusual, and a blank row. */
const usualFrom = 3 + unusual.length;
const lines = [
  "sku,quantity,side mark",
  ...unusual.map(([line]) => line),
  "",
  ...Array.from({ length: 1_982 }, () => `${other.sku},1`),
];

test("of a file of 2,000 rows each is accounted for @whole", async ({ page, trade }) => {
  await trade.signIn(await trade.openAccount());
  await trade.begin("/clients/quick-order");
  await page
    .getByLabel("Send a file")
    .setInputFiles({ name: "site.csv", mimeType: "text/csv", buffer: Buffer.from(`${lines.join("\n")}\n`) });
  await expect(page.getByText("Your list has 2,000 rows.")).toBeVisible();
  await expect(
    page.getByText("1,982 OK, 4 changed, 12 cannot be added, 1 with headings, 1 blank."),
  ).toBeVisible();
  // What was meant is offered, and one press takes it.
  await page.getByRole("button", { name: "Cannot add (12)" }).click();
  await page
    .getByRole("button", { name: `Use ${other.sku}` })
    .first()
    .click();
  await page.getByRole("button", { name: "Add 1,987 rows to the cart" }).click();
  await expect(page.getByText(/^1,987 rows added to your cart/)).toBeVisible();
  await expect(page.getByText(/^11 rows were not added/)).toBeVisible();
  // What went in with a change says so on the page, not only in the report.
  await expect(
    page.getByRole("listitem").filter({ hasText: "5 of 9 added. Only 5 in stock." }),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the report (CSV)" }).click(),
  ]);
  await expectAllAccountedFor(download);
  await page.goto("/clients/shopping-cart");
  await expect(page.getByLabel(`Quantity of ${few.name}`)).toHaveValue("5");
  await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue("9999");
  // 1,982 and 2 and 1 of changed rows, and 4 of the row whose article was taken.
  await expect(page.getByLabel(`Quantity of ${other.name}`)).toHaveValue("1989");
});

async function expectAllAccountedFor(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe("quick-order-report.csv");
  const report = (await readFile(await download.path(), "utf8")).trim().split("\r\n").slice(1);
  const byRow = new Map(report.map((line) => [Number.parseInt(line, 10), line]));
  expect(byRow.size).toBe(1_999);
  for (const [at, [line, outcome, why]] of unusual.entries()) {
    const told = byRow.get(at + 2);
    if (line.startsWith("E2E-TRADE-OTHR")) continue;
    expect(told, line).toContain(`,${outcome},`);
    expect(told, line).toContain(why);
  }
  // A spreadsheet that opens the report runs nothing.
  expect(report.filter((line) => /(?:^|,)"?[=+@-]/.test(line))).toEqual([]);
  for (let row = usualFrom; row <= 2_000; row += 1) expect(byRow.get(row), `row ${row}`).toContain(",OK,");
}
