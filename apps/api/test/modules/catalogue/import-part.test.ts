import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { emptyCatalogue, importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe.each(databaseKinds)("a file that names a part of the catalogue, on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  const skus = Array.from({ length: 20 }, (_, at) => `P-${String(at + 1).padStart(2, "0")}`);
  beforeEach(async () => {
    await emptyCatalogue(opened);
    const products = skus.map((sku, at) => ({
      sku,
      size_label: "Large",
      special_price: 900,
      attributes: { finish: "brass", wattage: at + 1 },
    }));
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
  });

  const rows = () =>
    opened.db.query<Record<string, unknown>>(
      `select id, sku, name, list_price_kobo, special_price_kobo, stock_qty, category_ids, size_label, client_visible,
         attributes, media_gallery, created_at, position, withdrawn_at
       from product order by id`,
    );
  async function csv(content: string): Promise<string> {
    const file = join(opened.dataFolder, "prices.csv");
    await writeFile(file, content);
    return file;
  }
  const onSale = async () => (await rows()).filter((row) => row.withdrawn_at === null).length;

  it("changes its one column of its one product and nothing else", async () => {
    const before = await rows();
    const report = await importFile(opened, await csv("sku,price\nP-07,2000\n"));
    expect(report).toMatchObject({ outcome: "imported", changed: 1, removed: 0, unlisted: 19 });
    expect(await rows()).toEqual(
      before.map((row) => (row.sku === "P-07" ? { ...row, list_price_kobo: 200_000 } : row)),
    );
  });

  it("in another order than the shop's leaves everything in its place, also where it names all products", async () => {
    const before = await rows();
    await importFile(
      opened,
      await csv(
        `sku,size_label\n${skus
          .map((sku) => `${sku},Large\n`)
          .toReversed()
          .join("")}`,
      ),
    );
    expect(await rows()).toEqual(before);
  });

  it("withdraws nothing of a JSON catalogue either", async () => {
    const file = await writeCatalogue(opened.dataFolder, { products: [{ sku: "P-01", price: 3_000 }] });
    expect(await importFile(opened, file)).toMatchObject({ changed: 1, removed: 0, unlisted: 19 });
    expect(await onSale()).toBe(20);
  });

  const named = (count: number) => `sku\n${skus.slice(0, count).join("\n")}\n`;

  it("asks before it withdraws, and without a yes changes nothing", async () => {
    const file = await csv(named(18));
    const result = await importFile(opened, file, { withdrawUnlisted: true });
    expect(result).toMatchObject({ outcome: "unconfirmed", removed: 2, needsCount: false });
    expect(await onSale()).toBe(20);
    expect(await importFile(opened, file, { withdrawUnlisted: true, confirmed: true })).toMatchObject({
      outcome: "imported",
      removed: 2,
      unlisted: 0,
    });
    expect(await onSale()).toBe(18);
  });

  it("withdraws more than a tenth only by their exact count", async () => {
    const file = await csv(named(17));
    const options = { withdrawUnlisted: true, confirmed: true };
    expect(await importFile(opened, file, options)).toMatchObject({
      outcome: "unconfirmed",
      removed: 3,
      needsCount: true,
    });
    expect(await importFile(opened, file, { ...options, confirmedWithdrawals: 4 })).toMatchObject({
      outcome: "unconfirmed",
    });
    expect(await onSale()).toBe(20);
    expect(await importFile(opened, file, { ...options, confirmedWithdrawals: 3 })).toMatchObject({
      outcome: "imported",
      removed: 3,
    });
    expect(await onSale()).toBe(17);
  });

  it("whose structure drops every category of products that stay on sale is refused", async () => {
    const { customAttributeMetadata } = smallCatalogue([]);
    const categories = [{ id: 5, name: "New", urlKey: "new", image: null, subcategories: [] }];
    const products = [{ sku: "P-01", category_ids: [5] }];
    const file = await writeCatalogue(opened.dataFolder, { categories, customAttributeMetadata, products });
    const report = await importFile(opened, file);
    expect(report).toMatchObject({ outcome: "refused", errorCount: 1 });
    expect(report.errors[0]?.reason).toContain(
      "removes every category of 19 products that stay on sale (P-02, P-03",
    );
  });

  it("is noted with who imported it, the file's name and hash, and what became of the catalogue", async () => {
    const content = "sku,name,price,category_ids,stock_qty,stock_seen\nP-01,,,,12,10\nNEW,Lamp,5,2,4,\n";
    const good = content.replace("P-01,,,,", "P-01,Lamp 1,1000,2|1,");
    await importFile(opened, await csv(good), { by: { kind: "terminal", user: "shop", as: "Ngozi" } });
    await importFile(opened, await csv(named(20)), {
      by: { kind: "terminal", user: "shop", as: "Ada" },
      withdrawUnlisted: true,
      confirmed: true,
    });
    const entries = await readAudit(opened.db, { subject: "catalogue", limit: 3 });
    expect(
      entries
        .map(({ actor, act, subject, before, after }) => ({ actor, act, subject, before, after }))
        .slice(0, 2),
    ).toEqual([
      {
        actor: "Ada (shop)",
        act: "catalogue.import",
        subject: "catalogue",
        before: { listed: 21 },
        after: {
          file: "prices.csv",
          sha256: createHash("sha256").update(named(20)).digest("hex"),
          listed: 20,
          added: 0,
          changed: 0,
          withdrawn: 1,
          stock_moved: 0,
        },
      },
      {
        actor: "Ngozi (shop)",
        act: "catalogue.import",
        subject: "catalogue",
        before: { listed: 20 },
        after: {
          file: "prices.csv",
          sha256: createHash("sha256").update(good).digest("hex"),
          listed: 21,
          added: 1,
          changed: 1,
          withdrawn: 0,
          stock_moved: 1,
        },
      },
    ]);
  });

  it("that is refused, only checked or changes nothing is not noted", async () => {
    const count = async () => (await readAudit(opened.db, { subject: "catalogue", limit: 1000 })).length;
    const before = await count();
    await importFile(opened, await csv("sku,price\nP-01,free\n"));
    await importFile(opened, await csv("sku,price\nP-01,5000\n"), { dryRun: true });
    await importFile(opened, await csv("sku,price\nP-01,1000\n"));
    expect(await count()).toBe(before);
  });
});
