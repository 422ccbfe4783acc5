import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listAudit } from "@precise/contract/desk/operations/audit";
import {
  cancelPriceChange,
  changePrices,
  listPriceChanges,
  listPrices,
  readPriceChange,
  readPriceItem,
  reviewPriceChange,
  startPriceSale,
  undoPriceChange,
} from "@precise/contract/desk/prices/prices";
import { decideApproval } from "@precise/contract/desk/staff/approvals";
import { readToday } from "@precise/contract/desk/today";
import { lagosDay, lagosMoment } from "@precise/contract/nigeria/lagos-days";
import { getProductsByIds } from "@precise/contract/shop/catalogue";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { runDueChanges } from "#api/modules/prices/due-changes.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { importFile } from "../fixtures/catalogue.ts";
import { putProducts, withdraw } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

describe("prices at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let manager: DeskCaller;
  let sales: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    manager = await staffAs(api, "manager", { name: "Bola Eze" });
    sales = await staffAs(api, "sales");
    await api.db.query("insert into category (id, position, name, url_key) values (182, 2, 'Sale', 'sale')");
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("delete from price_change; delete from product_search; delete from product");
    await putProducts(api.db, [
      { sku: "LAMP-1", price: 10_000_000, stock: 20 },
      { sku: "LAMP-2", price: 9_430_000, special: 9_000_000, stock: 2 },
      { sku: "LAMP-3", price: 500_000, stock: 2 },
    ]);
    await api.db.query(
      "update product set cost_price_kobo = 8000000, trade_price_kobo = 8500000 where sku = 'LAMP-1'",
    );
  });

  const pricesOf = async (sku: string) => (await owner.done(readPriceItem, { params: { sku } })).item;
  const lampOne = { skus: ["lamp-1"], percent: 8, round_to: 50 } as const;
  /** What the history holds is of long ago. */
  const age = (days: number) =>
    api.db.query("update price_history set at = at - make_interval(days => $1)", [days]);

  it("lists prices, with cost and margin for who may change them", async () => {
    const all = await owner.done(listPrices, { query: { search: "lamp" } });
    expect(all).toMatchObject({ total: 3, cursor: null });
    expect(all.rows[0]).toMatchObject({
      sku: "LAMP-1",
      price: 100_000,
      special_price: null,
      trade_price: 85_000,
      cost: 80_000,
      margin: 14,
      below_cost: false,
    });
    const seen = await sales.done(listPrices, { query: { search: "lamp-1" } });
    expect(seen.rows[0]).not.toHaveProperty("cost");
    expect(seen.rows[0]).not.toHaveProperty("margin");
    const reduced = await sales.done(listPrices, { query: { show: "reduced,no_cost", category: "16" } });
    const unknown = await sales.done(listPrices, { query: { show: "__proto__,constructor" } });
    expect(unknown.rows).toEqual([]);
    expect(reduced.rows.map(({ sku }) => sku)).toEqual(["LAMP-2", "LAMP-3"]);
    const inCategory = async (category: string) =>
      (await sales.done(listPrices, { query: { category } })).rows.map(({ sku }) => sku);
    await api.db.query(
      "insert into category (id, position, name, url_key) values (19, 3, 'Indoor', 'indoor') on conflict do nothing",
    );
    await api.db.query("update category set parent_id = 19 where id = 16");
    // Sale has nothing yet, and 9999 is none.
    for (const category of ["16", "9999,16", "19"])
      expect(await inCategory(category)).toEqual(["LAMP-1", "LAMP-2", "LAMP-3"]);
    for (const category of ["182", "9999"]) expect(await inCategory(category)).toEqual([]);
    const dearest = await owner.done(listPrices, { query: { sort: "-price" } });
    expect(dearest.rows.map(({ sku }) => sku)).toEqual(["LAMP-1", "LAMP-2", "LAMP-3"]);
  });

  it("previews, changes in one version of the catalogue, and takes it back", async () => {
    const body = { skus: ["LAMP-1", "lamp-2", "LAMP-3", "NONE"], percent: 8, round_to: 50 } as const;
    const { preview } = await owner.done(changePrices, { body: { ...body, dry_run: true } });
    expect(preview).toMatchObject({
      summary: "Price + 8 %, to the nearest ₦50",
      counts: { rows: 4, changes: 3, refused: 1, below_cost: 0, up: 2 },
    });
    expect(preview?.rows.map(({ sku, after }) => [sku, after?.price])).toEqual([
      ["NONE", undefined],
      ["LAMP-1", 108_000],
      ["LAMP-2", 101_850],
      ["LAMP-3", 5_400],
    ]);
    expect((await pricesOf("LAMP-1")).price).toBe(100_000);

    const version = () => api.db.query("select content_version from catalogue_state");
    const [before] = await version();
    const { change } = await owner.done(changePrices, { body: { ...body, seen: preview?.seen } });
    expect(change).toMatchObject({
      state: "applied",
      by: "Ada Obi",
      counts: { rows: 4, applied: 3, refused: 1 },
    });
    const [after] = (await version()) as { content_version: number }[];
    expect(after?.content_version).toBe((before as { content_version: number }).content_version + 1);
    expect(await pricesOf("LAMP-2")).toMatchObject({ price: 101_850, special_price: 90_000 });
    const shown = await shownInShop("LAMP-1");
    expect(shown).toMatchObject({ price: "108000.00" });

    const id = change?.id ?? 0;
    const undone = await owner.done(undoPriceChange, { params: { id } });
    expect(undone.change).toMatchObject({ state: "undone", closed_by: "Ada Obi", counts: { undone: 3 } });
    expect((await pricesOf("LAMP-3")).price).toBe(5_000);
    expect((await owner.call(undoPriceChange, { params: { id } })).status).toBe(409);
    const { rows: entries } = await owner.done(listAudit, { query: { subject: "LAMP-1" } });
    expect(entries).toMatchObject([
      { act: "prices.undo", before: { price: 108_000 }, after: { price: 100_000, change: id } },
      { act: "prices.change", before: { price: 100_000 }, after: { price: 108_000, change: id } },
    ]);
  });

  it("leaves a price that somebody changed since, and says which", async () => {
    const { change } = await owner.done(changePrices, { body: { skus: ["LAMP-1", "LAMP-3"], set: 90_000 } });
    await owner.done(changePrices, { body: { skus: ["LAMP-1"], set: 95_000 } });
    const id = change?.id ?? 0;
    const { change: undone } = await owner.done(undoPriceChange, { params: { id } });
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
    const kept = await sales.done(readPriceChange, { params: { id }, query: { outcome: "kept" } });
    expect(kept.rows).toMatchObject([{ sku: "LAMP-1", reason: "Its price was changed since." }]);
    expect((await pricesOf("LAMP-1")).price).toBe(95_000);
    expect((await pricesOf("LAMP-3")).price).toBe(5_000);
  });

  it("refuses what is no price, what nobody sees any more, and what was not previewed", async () => {
    await withdraw(api.db, "LAMP-3");
    const body = { skus: ["LAMP-2", "LAMP-3"], percent: -10, dry_run: true } as const;
    const { preview } = await owner.done(changePrices, { body });
    expect(preview?.rows.map(({ reason }) => reason)).toEqual([
      "Its price would not be above its special price of ₦90,000.",
      "It is not on sale.",
    ]);
    const refused = await owner.call(changePrices, { body: { ...body, dry_run: false } });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "skus"]);
    const [{ seen } = { seen: "" }] = [
      (await owner.done(changePrices, { body: { ...lampOne, dry_run: true } })).preview,
    ];
    await owner.done(changePrices, { body: { skus: ["LAMP-1"], set: 101_000 } });
    expect((await owner.call(changePrices, { body: { ...lampOne, seen } })).status).toBe(409);
    for (const [bad, status] of [
      [{ ...lampOne, round_to: 7 }, 400],
      [{ ...lampOne, set: 5 }, 422],
      [{ percent: 5 }, 422],
      [{ ...lampOne, effective_at: "2020-01-01T08:00:00+01:00" }, 422],
      [{ skus: ["LAMP-1"], set: null }, 422],
    ] as const)
      expect((await api.post("/api/desk/prices/change", bad, owner.headers)).status).toBe(status);
    expect((await sales.call(changePrices, { body: lampOne })).status).toBe(403);
    expect((await owner.call(readPriceItem, { params: { sku: "LAMP-3" } })).status).toBe(404);
    expect((await owner.call(readPriceChange, { params: { id: 999 } })).status).toBe(404);
  });

  it("changes all of a view as long as it is as large as it was, and prices one by one", async () => {
    const view = (count: number) => ({ filter: { search: "lamp" }, count });
    expect((await owner.call(changePrices, { body: { view: view(2), percent: 5 } })).status).toBe(409);
    const { change } = await owner.done(changePrices, { body: { view: view(3), add: 1_000 } });
    expect(change).toMatchObject({ summary: "Price + ₦1,000", counts: { applied: 3 } });
    await owner.done(changePrices, {
      body: {
        edits: [
          { sku: "LAMP-2", special_price: null, cost: 70_000 },
          { sku: "LAMP-3", price: 7_000 },
        ],
      },
    });
    expect(await pricesOf("LAMP-2")).toMatchObject({ price: 95_300, special_price: null, cost: 70_000 });
    const { rows } = await owner.done(listPrices, { query: { show: "below_cost" } });
    expect(rows).toEqual([]);
    await owner.done(changePrices, { body: { skus: ["LAMP-1"], field: "trade_price", set: 79_000 } });
    const below = await owner.done(listPrices, { query: { show: "below_cost" } });
    expect(below.rows).toMatchObject([{ sku: "LAMP-1", below_cost: true }]);
  });

  it("makes a change once for a key", async () => {
    const input = { body: lampOne, idempotencyKey: "0123456789abcdef" };
    const [first, again] = [await owner.done(changePrices, input), await owner.done(changePrices, input)];
    expect(again.change?.id).toBe(first.change?.id);
    expect((await pricesOf("LAMP-1")).price).toBe(108_000);
  });

  it("lets a manager change by 15 % against the day before, and asks the owner for more", async () => {
    const { change } = await manager.done(changePrices, { body: { skus: ["LAMP-1"], percent: 12 } });
    expect(change?.state).toBe("applied");
    const further = { skus: ["LAMP-1"], percent: 12 } as const;
    const { preview } = await manager.done(changePrices, { body: { ...further, dry_run: true } });
    expect(preview?.counts.beyond_limit).toBe(1);
    const { approval } = await manager.done(changePrices, { body: further });
    expect(approval?.reason).toContain("more than 15 %");
    expect((await pricesOf("LAMP-1")).price).toBe(112_000);
    const at = { params: { id: approval?.id ?? "" }, body: { decision: "approve" } } as const;
    expect((await manager.call(decideApproval, at)).status).toBe(403);
    await owner.done(decideApproval, at);
    expect((await pricesOf("LAMP-1")).price).toBe(125_440);
    const { history } = await owner.done(readPriceItem, { params: { sku: "LAMP-1" } });
    expect(history[0]).toMatchObject({ act: "prices.change", actor: "Ada Obi" });
    await owner.done(changePrices, { body: { skus: ["LAMP-1"], percent: 60 } });
  });

  it("applies at its time what was previewed, names what changed meanwhile, and can be called off before", async () => {
    const body = { skus: ["LAMP-1", "LAMP-3"], percent: 10, effective_at: later(2).toISOString() };
    const { change } = await owner.done(changePrices, { body });
    expect(change).toMatchObject({ state: "scheduled", counts: { planned: 2 } });
    const { planned } = await sales.done(readPriceItem, { params: { sku: "LAMP-3" } });
    expect(planned).toMatchObject([{ id: change?.id, after: { price: 5_500 } }]);
    await owner.done(changePrices, { body: { skus: ["LAMP-3"], set: 5_200 } });
    await runDueChanges(api.db, undefined, later(1));
    expect((await pricesOf("LAMP-1")).price).toBe(100_000);
    await runDueChanges(api.db, undefined, later(2.01));
    expect((await pricesOf("LAMP-1")).price).toBe(110_000);
    expect((await pricesOf("LAMP-3")).price).toBe(5_200);
    const { changes } = await owner.done(listPriceChanges, { query: { state: "to_look_at" } });
    expect(changes).toMatchObject([{ id: change?.id, needs_look: true, counts: { applied: 1, skipped: 1 } }]);
    const queue = async () => (await owner.done(readToday)).today.map(({ kind }) => kind);
    expect(await queue()).toContain("price_changes_to_look_at");
    await owner.done(reviewPriceChange, { params: { id: change?.id ?? 0 } });
    expect(await queue()).not.toContain("price_changes_to_look_at");

    const { change: other } = await owner.done(changePrices, { body });
    const off = { params: { id: other?.id ?? 0 } };
    expect((await owner.call(undoPriceChange, off)).status).toBe(409);
    expect((await owner.done(cancelPriceChange, off)).change.state).toBe("cancelled");
    await runDueChanges(api.db, undefined, later(3));
    expect((await pricesOf("LAMP-1")).price).toBe(110_000);
    expect((await owner.call(cancelPriceChange, off)).status).toBe(409);
  });

  it("begins and ends a sale by itself, in the category Sale meanwhile, and is in one sale at a time", async () => {
    await age(40);
    const body = {
      name: "Black Friday",
      skus: ["LAMP-1", "LAMP-2"],
      percent: 20,
      round_to: 100,
      starts_at: later(1).toISOString(),
      last_day: lagosDay(later(48)),
      in_sale_category: true,
    } as const;
    const { change } = await owner.done(startPriceSale, { body });
    expect(change).toMatchObject({
      kind: "sale",
      name: "Black Friday",
      state: "scheduled",
      ends_at: lagosMoment(body.last_day, 24 * 60).toISOString(),
    });
    const { preview } = await owner.done(startPriceSale, {
      body: { ...body, name: "Second", dry_run: true },
    });
    expect(preview?.rows[0]?.reason).toContain("the sale “Black Friday”");
    expect((await owner.call(startPriceSale, { body: { ...body, name: "Second" } })).status).toBe(422);
    expect(
      (await owner.call(startPriceSale, { body: { ...body, starts_at: later(96).toISOString() } })).status,
    ).toBe(422);

    await runDueChanges(api.db, undefined, later(1.01));
    const lamp = await pricesOf("LAMP-1");
    expect(lamp).toMatchObject({ price: 100_000, special_price: 80_000, sale: { name: "Black Friday" } });
    const categories = () => api.db.query("select category_ids from product order by sku limit 2");
    expect(await categories()).toEqual([{ category_ids: [16, 182] }, { category_ids: [16, 182] }]);
    expect(await shownInShop("LAMP-1")).toMatchObject({
      special_price: "80000.00",
      lowest_price_30d: "100000.00",
    });
    // It was reduced before, when nobody knew its prices.
    expect(await shownInShop("LAMP-2")).not.toHaveProperty("lowest_price_30d");

    await owner.done(changePrices, { body: { skus: ["LAMP-2"], field: "special_price", set: 70_000 } });
    await runDueChanges(api.db, undefined, lagosMoment(body.last_day, 24 * 60 + 1));
    expect(await pricesOf("LAMP-1")).toMatchObject({ special_price: null });
    expect(await pricesOf("LAMP-2")).toMatchObject({ special_price: 70_000 });
    expect(await categories()).toEqual([{ category_ids: [16] }, { category_ids: [16] }]);
    const { change: ended } = await owner.done(readPriceChange, { params: { id: change?.id ?? 0 } });
    expect(ended).toMatchObject({ state: "ended", needs_look: true, counts: { undone: 1, kept: 1 } });
  });

  it("notes every change of a price, however it was made", async () => {
    const file = join(api.dataFolder, "prices.csv");
    await writeFile(file, "sku,price\nLAMP-1,120000\n");
    expect(await importFile(api, file)).toMatchObject({ outcome: "imported", changed: 1 });
    await api.db.query("update product set cost_price_kobo = 7000000, stock_qty = 3 where sku = 'LAMP-1'");
    await api.db.query("update product set stock_qty = 4 where sku = 'LAMP-1'");
    const { history } = await owner.done(readPriceItem, { params: { sku: "LAMP-1" } });
    expect(history).toMatchObject([
      { before: { cost: 80_000 }, after: { cost: 70_000, price: 120_000 } },
      { before: { price: 100_000 }, after: { price: 120_000 }, act: "catalogue.import", actor: "tests" },
      { before: { cost: null }, after: { cost: 80_000 } },
      { before: null, after: { price: 100_000, cost: null } },
    ]);
    expect(history[0]).not.toHaveProperty("act");
    const seen = await sales.done(readPriceItem, { params: { sku: "LAMP-1" } });
    expect(seen.history).toMatchObject([{ act: "catalogue.import" }, { after: { trade_price: 85_000 } }, {}]);
  });

  it("claims a lowest price only where the thirty days before the reduction are known", async () => {
    const reduce = async (special: number | null) => {
      await api.db.query("update product set special_price_kobo = $1 where sku = 'LAMP-1'", [special]);
      await api.db.query(
        "update catalogue_state set version = version + 1, content_version = content_version + 1",
      );
    };
    const lowest = async () => (await shownInShop("LAMP-1")).lowest_price_30d;
    await age(40);
    await api.db.query("update product set list_price_kobo = 9000000 where sku = 'LAMP-1'");
    await age(20);
    await api.db.query("update product set list_price_kobo = 12000000 where sku = 'LAMP-1'");
    await reduce(11_000_000);
    expect(await lowest()).toBe("90000.00");
    await reduce(10_500_000);
    expect(await lowest()).toBe("90000.00");
    await reduce(null);
    expect(await lowest()).toBeUndefined();
    // A folder of before: its history began less than thirty days ago.
    await api.db.query(
      "delete from price_history; insert into price_history (product_id, at, list_price_kobo, is_first_known) select id, now() - interval '10 days', list_price_kobo, true from product",
    );
    await reduce(11_000_000);
    expect(await lowest()).toBeUndefined();
  });

  it("changes 200 prices in the call itself, without the engine of later work", async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({
      sku: `M-${at}`,
      price: 1_000_000 + at,
      stock: 1,
    }));
    await putProducts(api.db, many);
    const skus = many.map(({ sku }) => sku);
    const { change } = await owner.done(changePrices, { body: { skus, percent: 8, round_to: 50 } });
    expect(change?.counts.applied).toBe(200);
  });

  it("hands more than a thousand products to the engine of later work, and taking them back too", async () => {
    await api.db.query(
      `insert into product (id, sku, sku_key, name, name_key, url_path, short_description, description, list_price_kobo,
         quantity_breaks, lead_time_days, stock_qty, category_ids, room_ids, client_visible, attributes, media_gallery,
         box_contents, related_skus, created_at, position, content_hash)
       select id + n, 'X-' || n, 'X-' || n, name, name_key, url_path, '', '', list_price_kobo, '[]', 0, 1, category_ids, '{}',
         true, '{}', media_gallery, '{}', '{}', now(), n, ''
       from product, generate_series(10, 1010) n where sku = 'LAMP-3'`,
    );
    const view = { filter: { search: "x-" }, count: 1_001 };
    const { change } = await owner.done(changePrices, { body: { view, percent: 10 } });
    expect(change).toMatchObject({ state: "scheduled", counts: { planned: 1_001 } });
    await runDueChanges(api.db);
    const at = { params: { id: change?.id ?? 0 }, body: {} };
    const answer = await owner.done(undoPriceChange, at);
    expect(answer.change).toMatchObject({ state: "applied", is_ending: true, counts: { applied: 1_001 } });
    expect((await owner.done(undoPriceChange, at)).change.is_ending).toBe(true);
    await runDeskJobs(
      { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 },
      () => false,
    );
    const { change: undone } = await owner.done(readPriceChange, { params: at.params });
    expect(undone).toMatchObject({ state: "undone", is_ending: false, counts: { undone: 1_001 } });
    expect((await pricesOf("X-500")).price).toBe(5_000);
  });

  async function shownInShop(sku: string) {
    await api.refreshCatalogue();
    const answer = await api.post(getProductsByIds.path, { skus: [sku] });
    const { data } = successBody(getProductsByIds.data).parse(answer.json);
    const [item] = data.products.items;
    if (item === undefined) throw new Error(`${sku} is not in the shop`);
    return item;
  }
});
