import { readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productFields } from "#api/modules/catalogue/import/product-fields.ts";
import { importFile, sampleJson } from "../../fixtures/catalogue.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const template = fileURLToPath(new URL("../../../catalogue/template.csv", import.meta.url));
const readme = readFileSync(new URL("../../../catalogue/README.md", import.meta.url), "utf8");

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
});
afterAll(() => opened.close());

it("the owner's template imports as it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "precise-template-"));
  const own = join(folder, "own.csv");
  await copyFile(template, own);
  const report = await importFile(opened, own, { structure: sampleJson });
  await rm(folder, { recursive: true });
  // The categories' pictures are found beside the structure, although there are none beside the CSV.
  expect(report).toMatchObject({ outcome: "imported", added: 2, errors: [], pictures: { used: 71 } });
  const rows = await opened.db.query(
    "select sku, price_kobo, description, quantity_breaks from product order by position",
    [],
  );
  expect(rows).toMatchObject([
    {
      sku: "EX-PD-001-BB",
      price_kobo: 4_850_000,
      quantity_breaks: [
        { from: 3, tradePriceKobo: 3_670_000 },
        { from: 6, tradePriceKobo: 3_590_000 },
      ],
    },
    { sku: "EX-PD-001-MB", price_kobo: 3_990_000 },
  ]);
  expect(rows[0]).toHaveProperty(
    "description",
    'As much text as the product page needs. "Quotes" are doubled, and line\nbreaks are kept.',
  );
});

it("every column is in the template and explained in the README", () => {
  const heading = readFileSync(template, "utf8").split("\n", 1)[0]?.split(",") ?? [];
  const columns = Object.entries(productFields).flatMap(([name, kind]) =>
    kind === "text" || kind === "list" ? name : [],
  );
  for (const column of columns.filter((name) => name !== "currency")) {
    expect(heading).toContain(column);
    expect(readme).toContain(`\`${column}\``);
  }
});
