import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyCatalogue, importFile, importWhole, writeCatalogue } from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe.each(allDatabaseKinds)("an import on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyCatalogue(opened));

  const file = (products: Record<string, unknown>[]) =>
    writeCatalogue(opened.dataFolder, smallCatalogue(products));
  const stored = () =>
    opened.db.query<{ sku: string; price: number; stock: number; on_sale: boolean }>(
      `select sku, price_kobo as price, stock_qty as stock, withdrawn_at is null as on_sale from product order by position, id`,
      [],
    );
  const version = async () =>
    (await opened.db.query<{ version: number }>("select version from catalogue_state", []))[0]?.version;

  it("adds, then finds everything unchanged, and raises the version only when something changed", async () => {
    const path = await file([{}, {}, {}]);
    expect(await importFile(opened, path)).toMatchObject({
      outcome: "imported",
      added: 3,
      changed: 0,
      unchanged: 0,
      removed: 0,
      structureChanged: true,
    });
    const first = await version();
    expect(await importFile(opened, path)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 3,
      removed: 0,
      structureChanged: false,
    });
    expect(await version()).toBe(first);
  });

  it("counts added, changed, unchanged and withdrawn products separately", async () => {
    await importFile(opened, await file([{ sku: "A" }, { sku: "B" }, { sku: "C" }]));
    const report = await importWhole(
      opened,
      await file([{ sku: "A" }, { sku: "B", price: 2_000 }, { sku: "D" }]),
    );
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1, removed: 1 });
    expect(report.examples).toEqual({ added: ["D"], changed: ["B"], removed: ["C"] });
    const rows = await stored();
    expect(rows.map((row) => [row.sku, row.price, row.on_sale]).sort()).toEqual([
      ["A", 100_000, true],
      ["B", 200_000, true],
      ["C", 100_000, false],
      ["D", 100_000, true],
    ]);
  });

  it("brings a withdrawn product back under its old id", async () => {
    const ids = async () => opened.db.query("select sku, id from product order by id", []);
    await importFile(opened, await file([{ sku: "A" }, { sku: "B" }]));
    const before = await ids();
    await importWhole(opened, await file([{ sku: "A" }]));
    expect(await importFile(opened, await file([{ sku: "A" }, { sku: "B" }]))).toMatchObject({
      added: 1,
      unchanged: 1,
    });
    expect(await ids()).toEqual(before);
  });

  it("counts a product as the same whatever the case of its article number", async () => {
    await importFile(opened, await file([{ sku: "ab-1" }]));
    expect(await importFile(opened, await file([{ sku: "AB-1" }]))).toMatchObject({
      added: 0,
      changed: 1,
      removed: 0,
    });
    expect((await stored()).map((row) => row.sku)).toEqual(["AB-1"]);
  });

  it("with dryRun says what it would do and changes nothing, pictures included", async () => {
    await importFile(opened, await file([{ sku: "A" }]));
    const before = [await stored(), await version()];
    expect(await importFile(opened, await file([{ sku: "B" }]), { dryRun: true })).toMatchObject({
      outcome: "checked",
      added: 1,
      removed: 0,
      unlisted: 1,
    });
    expect([await stored(), await version()]).toEqual(before);
  });

  it("with ifEmpty does nothing once there are products", async () => {
    expect(await importFile(opened, await file([{ sku: "A" }]), { ifEmpty: true })).toMatchObject({
      outcome: "imported",
    });
    expect(await importFile(opened, await file([{ sku: "B" }]), { ifEmpty: true })).toMatchObject({
      outcome: "not-empty",
    });
    expect((await stored()).map((row) => row.sku)).toEqual(["A"]);
  });

  it("with one bad row among many changes nothing at all", async () => {
    await importFile(opened, await file([{ sku: "A" }]));
    const before = [await stored(), await version()];
    const report = await importFile(
      opened,
      await file([{ sku: "A", price: 9 }, { sku: "B" }, { sku: "C", price: "dear" }]),
    );
    expect(report).toMatchObject({ outcome: "refused", errorCount: 1 });
    expect([await stored(), await version()]).toEqual(before);
  });

  it("leaves nothing behind when saving fails half-way", async () => {
    await importFile(opened, await file([{ sku: "A" }]));
    const before = await stored();
    // The second new product takes an id that a constraint will refuse.
    await opened.db.query("alter table product add constraint no_third check (id < 3)");
    await expect(
      importFile(opened, await file([{ sku: "A", price: 9 }, { sku: "B" }, { sku: "C" }])),
    ).rejects.toMatchObject({ code: "23514" });
    expect(await stored()).toEqual(before);
    await opened.db.query("alter table product drop constraint no_third");
  });

  it("of two at once saves one whole after the other, or refuses the later one", async () => {
    const first = await writeCatalogue(
      opened.dataFolder,
      smallCatalogue([{ sku: "A" }, { sku: "B" }]),
      "first.json",
    );
    const second = await writeCatalogue(opened.dataFolder, smallCatalogue([{ sku: "C" }]), "second.json");
    const ended = await Promise.allSettled([importWhole(opened, first), importWhole(opened, second)]);
    const refused = ended.flatMap((one) => (one.status === "rejected" ? String(one.reason.message) : []));
    expect(refused.every((message) => message.startsWith("Another import changed the catalogue"))).toBe(true);
    const onSale = (await stored()).filter((row) => row.on_sale).map((row) => row.sku);
    expect([["A", "B"], ["C"]]).toContainEqual(onSale);
  });

  it("keeps the file's order as the shop's own, also when nothing else changed", async () => {
    await importFile(opened, await file([{ sku: "A" }, { sku: "B" }]));
    const [a, b] = smallCatalogue([
      { sku: "A", name: "Lamp 1" },
      { sku: "B", name: "Lamp 2" },
    ]).products;
    const turned = await writeCatalogue(opened.dataFolder, { products: [b, a] });
    expect(await importFile(opened, turned)).toMatchObject({ unchanged: 2, structureChanged: false });
    expect((await stored()).map((row) => row.sku)).toEqual(["B", "A"]);
  });

  it("leaves fields that the file does not have as they are, and clears those that it has empty", async () => {
    const full = {
      sku: "A",
      description: "Long",
      size_label: "Large",
      special_price: 900,
      attributes: { finish: "brass", wattage: 5 },
    };
    await importFile(opened, await file([full]));
    const prices = await writeCatalogue(opened.dataFolder, {
      products: [{ sku: "A", price: 1_200, special_price: null }],
    });
    expect(await importFile(opened, prices)).toMatchObject({ changed: 1 });
    const [row] = await opened.db.query(
      "select name, description, size_label, price_kobo, attributes from product",
      [],
    );
    expect(row).toEqual({
      name: "Lamp 1",
      description: "Long",
      size_label: "Large",
      price_kobo: 120_000,
      attributes: { finish: "brass", wattage: 5 },
    });
  });
});
