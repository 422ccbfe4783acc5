import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readState } from "#api/modules/catalogue/memory/load-index.ts";
import {
  findSellable,
  findWithdrawnNames,
  returnStock,
  takeStock,
} from "#api/modules/catalogue/products-for-cart.ts";
import { readStockChanges } from "#api/modules/catalogue/stock-changes.ts";
import { emptyCatalogue, importFile, importWhole, writeCatalogue } from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe.each(allDatabaseKinds)("stock on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyCatalogue(opened);
    const products = [
      { sku: "A", stock_qty: 10, special_price: 900 },
      { sku: "B", stock_qty: 3 },
      { sku: "C", stock_qty: 0 },
    ];
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
  });

  const take = (...lines: [string, number][]) =>
    opened.db.transaction((tx) =>
      takeStock(
        tx,
        lines.map(([sku, quantity]) => ({ sku, quantity })),
      ),
    );
  const left = async () =>
    Object.fromEntries(
      (
        await opened.db.query<{ sku: string; stock_qty: number }>("select sku, stock_qty from product", [])
      ).map((row) => [row.sku, row.stock_qty]),
    );
  it("is taken from every line, lines of one product added up", async () => {
    expect(await take(["A", 2], ["B", 1], ["A", 3])).toEqual({ ok: true });
    expect(await left()).toEqual({ A: 5, B: 2, C: 0 });
  });

  it("is taken from no line when one falls short, and all that fall short are named with what is left", async () => {
    expect(await take(["A", 1], ["B", 2], ["B", 2], ["C", 1], ["NO-SUCH", 1])).toEqual({
      ok: false,
      code: "stock-short",
      short: [
        { sku: "B", stockQty: 3 },
        { sku: "C", stockQty: 0 },
        { sku: "NO-SUCH", stockQty: 0 },
      ],
    });
    expect(await left()).toEqual({ A: 10, B: 3, C: 0 });
  });

  it("is put back", async () => {
    await take(["A", 4]);
    await opened.db.transaction((tx) =>
      returnStock(tx, [
        { sku: "A", quantity: 4 },
        { sku: "NO-SUCH", quantity: 1 },
      ]),
    );
    expect(await left()).toEqual({ A: 10, B: 3, C: 0 });
  });

  it("of a crowd that wants the last ones goes to as many as there are pieces", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => take(["B", 1])));
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(await left()).toMatchObject({ B: 0 });
  });

  it("never makes two orders of the same products wait for each other", async () => {
    const orders = Array.from({ length: 30 }, (_, at) =>
      at % 2 ? take(["A", 1], ["B", 1]) : take(["B", 1], ["A", 1]),
    );
    const results = await Promise.all(orders);
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(await left()).toEqual({ A: 7, B: 0, C: 0 });
  });

  it("is reported by article when shoppers can see the change, and never raises the catalogue's version", async () => {
    const changedSince = (cursor: string) =>
      readStockChanges(opened.db, cursor).then((rows) => rows.map(({ sku }) => sku).sort());
    const cursor = async () => (await readState(opened.db)).stockCursor;
    const version = await readState(opened.db);
    const before = await cursor();
    await take(["A", 2]);
    expect(await changedSince(before)).toEqual([]);
    await take(["A", 3]);
    expect(await changedSince(before)).toEqual(["A"]);
    const between = await cursor();
    await take(["A", 1], ["B", 1]);
    expect(await changedSince(between)).toEqual(["A", "B"]);
    expect(await changedSince(await cursor())).toEqual([]);
    expect(await readState(opened.db)).toMatchObject({
      version: version.version,
      contentVersion: version.contentVersion,
    });
  });

  it("changed by a statement by hand is reported as well", async () => {
    const { stockCursor } = await readState(opened.db);
    await opened.db.query("update product set stock_qty = 1 where sku = 'A'");
    expect(await readStockChanges(opened.db, stockCursor)).toMatchObject([{ sku: "A", stock_qty: 1 }]);
  });

  it("of a copy from another cluster, whose numbers are far ahead, is not reported again and again", async () => {
    const { stockCursor } = await readState(opened.db);
    await opened.db.query("update product set stock_changed_in = '999999999999' where sku = 'A'");
    expect(await readStockChanges(opened.db, stockCursor)).toEqual([]);
    await take(["A", 8]);
    expect(await readStockChanges(opened.db, stockCursor)).toMatchObject([{ sku: "A", stock_qty: 2 }]);
  });

  it("cannot be taken by less than a piece", async () => {
    await expect(take(["A", 0])).rejects.toThrow(RangeError);
    await expect(take(["A", 1.5])).rejects.toThrow(RangeError);
  });

  it("a cart gets the price paid now, both prices and the pieces; unknown and withdrawn products are left out", async () => {
    await importWhole(
      opened,
      await writeCatalogue(opened.dataFolder, { products: [{ sku: "A" }, { sku: "C" }] }),
    );
    const found = await findSellable(opened.db, ["A", "B", "NO-SUCH"]);
    expect([...found.keys()]).toEqual(["A"]);
    expect(found.get("A")).toEqual({
      sku: "A",
      name: "Lamp 1",
      urlPath: "/product/lamp-1-A",
      priceKobo: 90_000,
      listPriceKobo: 100_000,
      specialPriceKobo: 90_000,
      stockQty: 10,
      media_gallery: [],
      categoryIds: [2, 1],
      attributes: {},
    });
    expect(await findWithdrawnNames(opened.db, ["A", "B", "NO-SUCH"])).toEqual(new Map([["B", "Lamp 2"]]));
    expect(await take(["B", 1])).toMatchObject({ ok: false, short: [{ sku: "B", stockQty: 0 }] });
  });
});
