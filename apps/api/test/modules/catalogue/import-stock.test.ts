import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exportCatalogue } from "#api/modules/catalogue/export/export-catalogue.ts";
import { takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { emptyCatalogue, importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { stockOf } from "../../fixtures/put-products.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe.each(allDatabaseKinds)("stock and an import on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyCatalogue(opened);
    const products = [
      { sku: "A", stock_qty: 7 },
      { sku: "B", stock_qty: 3 },
    ];
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
  });

  async function csv(content: string): Promise<string> {
    const file = join(opened.dataFolder, "own.csv");
    await writeFile(file, content);
    return file;
  }
  const sell = (sku: string, quantity: number) =>
    opened.db.transaction((tx) => takeStock(tx, [{ sku, quantity }]));
  const stock = async () => [await stockOf(opened.db, "A"), await stockOf(opened.db, "B")];
  /** The database as an import sees it while someone buys between its check of the rows and its saving. */
  const sellingMeanwhile = (sale: () => Promise<unknown>): Pick<TestDatabase, "db" | "dataFolder"> => {
    const db: Database = Object.assign(Object.create(opened.db), {
      transaction: async (work: Parameters<Database["transaction"]>[0]) => {
        await sale();
        return opened.db.transaction(work);
      },
    });
    return { db, dataFolder: opened.dataFolder };
  };

  it("a sale between the check and the saving of a file without stock stays sold", async () => {
    const at = sellingMeanwhile(() => sell("A", 5));
    expect(await importFile(at, await csv("sku,price\nA,2000\n"))).toMatchObject({ changed: 1 });
    expect(await stock()).toEqual([2, 3]);
  });

  it("moves by the difference to what the author saw, from what there is at that moment", async () => {
    const at = sellingMeanwhile(() => sell("A", 5));
    const file = await csv("sku,stock_qty,stock_seen,stock_export\nA,10,7,EX-1\nB,2,3,EX-1\n");
    expect(await importFile(at, file)).toMatchObject({ changed: 2, stock: { moved: 2, clamped: [] } });
    expect(await stock()).toEqual([5, 2]);
  });

  it("goes no lower than 0, and the report says for which row", async () => {
    await sell("A", 5);
    const report = await importFile(opened, await csv("sku,stock_qty,stock_seen,stock_export\nA,1,7,EX-2\n"));
    expect(report.stock).toMatchObject({
      moved: 1,
      clamped: [{ file: "own.csv", line: 2, sku: "A", taken: 6, left: 2 }],
    });
    expect(await stock()).toEqual([0, 3]);
  });

  it("is left alone where the file does not say what its author saw, and the report counts those products", async () => {
    await sell("A", 5);
    const report = await importFile(opened, await csv("sku,price,stock_qty\nA,2000,7\nB,2000,3\n"));
    expect(report).toMatchObject({ changed: 2, stock: { moved: 0, leftAlone: 1 } });
    expect(await stock()).toEqual([2, 3]);
  });

  it.each(["sku,stock_qty\nA,\n", "sku,stock_qty,stock_seen\nA,,7\n", "sku,stock_seen\nA,9\n"])(
    "is kept by an empty cell: %j",
    async (content) => {
      const report = await importFile(opened, await csv(content), { setStock: content.includes("seen") });
      expect(report).toMatchObject({ changed: 0, unchanged: 1, stock: { moved: 0, leftAlone: 0 } });
      expect(await stock()).toEqual([7, 3]);
    },
  );

  it("is what the file says with setStock, and untouched with keepStock", async () => {
    const file = await csv("sku,stock_qty,stock_seen\nA,10,7\nB,1,3\n");
    await importFile(opened, file, { keepStock: true });
    expect(await stock()).toEqual([7, 3]);
    const at = sellingMeanwhile(() => sell("A", 5));
    expect(await importFile(at, file, { setStock: true })).toMatchObject({ stock: { moved: 2 } });
    expect(await stock()).toEqual([10, 1]);
  });

  it("of a new product is what the file says", async () => {
    await importFile(opened, await csv("sku,name,price,category_ids,stock_qty\nC,Lamp,5,2,4\n"));
    expect(await stockOf(opened.db, "C")).toBe(4);
  });

  it("moves once for an export that is imported again, and then by what was changed since", async () => {
    const head = "sku,price,stock_qty,stock_seen,stock_export\n";
    await importFile(opened, await csv(`${head}A,2000,10,7,EX-3\n`));
    expect(await importFile(opened, await csv(`${head}A,2500,10,7,EX-3\n`))).toMatchObject({
      changed: 1,
      stock: { moved: 0, repeated: 1 },
    });
    expect(await stock()).toEqual([10, 3]);
    await importFile(opened, await csv(`${head}A,2500,9,7,EX-3\n`));
    expect(await stock()).toEqual([9, 3]);
    await importFile(opened, await csv(`${head}A,2500,7,7,EX-3\n`));
    expect(await stock()).toEqual([7, 3]);
  });

  it("moves once for a file without an export's code that is imported again", async () => {
    const file = await csv("sku,stock_qty,stock_seen\nA,10,7\n");
    await importFile(opened, file);
    expect(await importFile(opened, file)).toMatchObject({ changed: 0, stock: { moved: 0, repeated: 1 } });
    expect(await stock()).toEqual([10, 3]);
  });

  it("that changes alone leaves the catalogue's content version as it is", async () => {
    const versions = () => opened.db.query("select content_version from catalogue_state");
    const before = await versions();
    await importFile(opened, await csv("sku,stock_qty,stock_seen\nA,10,7\n"));
    expect(await versions()).toEqual(before);
  });

  it("counts every piece of orders that are placed while differences are imported", async () => {
    await importFile(opened, await csv("sku,stock_qty\nA,100\nB,100\n"), { setStock: true });
    const files: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const file = join(opened.dataFolder, `difference-${at}.csv`);
      await writeFile(
        file,
        `sku,stock_qty,stock_seen,stock_export\nA,105,100,EX-P${at}\nB,97,100,EX-P${at}\n`,
      );
      files.push(file);
    }
    const orders = Array.from({ length: 30 }, (_, at) =>
      opened.db.transaction((tx) =>
        takeStock(
          tx,
          (at % 2 ? ["A", "B"] : ["B", "A"]).map((sku) => ({ sku, quantity: 1 })),
        ),
      ),
    );
    const [sold] = await Promise.all([Promise.all(orders), ...files.map((file) => importFile(opened, file))]);
    expect(sold.every(({ ok }) => ok)).toBe(true);
    expect(await stock()).toEqual([90, 58]);
  });

  it("as it is exported comes back unchanged, every column of it", async () => {
    const full = {
      sku: "C",
      name: "=Lamp, large",
      description: 'Two\nlines, "quoted"',
      short_description: "Bright.",
      special_price: 999.5,
      trade_price: 700,
      quantity_breaks: [{ from: 3, trade_price: 650.25 }],
      lead_time_days: 3,
      room_ids: [91],
      variant_group: "lamp",
      size_label: "Large",
      client_visible: false,
      attributes: {
        finish: "brass",
        use: ["reading", "mood"],
        wattage: -2.5,
        dimmable: "1",
        voltage: "230 V",
      },
      box_contents: ["1 × Lamp", "Screws"],
      related_skus: ["A"],
    };
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue([full])));
    const { text, products, source } = await exportCatalogue(opened.db, {
      kind: "terminal",
      user: "shop",
      as: "Ngozi",
    });
    expect(products).toBe(3);
    await sell("A", 2);
    expect(await importFile(opened, await csv(text))).toMatchObject({
      rows: 3,
      added: 0,
      changed: 0,
      unchanged: 3,
      unlisted: 0,
      stock: { moved: 0, leftAlone: 0 },
    });
    expect(await stock()).toEqual([5, 3]);
    await importFile(opened, await csv(text.replace(`,7,7,${source}`, `,12,7,${source}`)));
    expect(await stock()).toEqual([10, 3]);
    const noted = await readAudit(opened.db, { subject: "catalogue", limit: 9 });
    expect(noted.find(({ act }) => act === "catalogue.export")).toMatchObject({
      actor: "Ngozi (shop)",
      act: "catalogue.export",
      after: { products: 3, stock_export: source },
    });
  });

  it("writes a bar within an entry so that it is not taken for the sign between two", async () => {
    await importFile(
      opened,
      await writeCatalogue(opened.dataFolder, smallCatalogue([{ sku: "C", box_contents: ["A|B", "C"] }])),
    );
    const { text } = await exportCatalogue(opened.db, { kind: "terminal", user: "Ngozi" });
    expect(text).toContain("A\\|B|C");
    expect(await importFile(opened, await csv(text))).toMatchObject({ changed: 0 });
    const edited = text.replace("A\\|B|C", "A\\|B|D");
    expect(await importFile(opened, await csv(edited))).toMatchObject({ changed: 1 });
    const [row] = await opened.db.query("select box_contents from product where sku = 'C'");
    expect(row).toEqual({ box_contents: ["A|B", "D"] });
  });
});
