import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import {
  changeProducts,
  createProduct,
  discardProductDraft,
  duplicateProduct,
  listProducts,
  publishProduct,
  readProduct,
  readProductHistory,
  restoreProduct,
  saveProduct,
  saveProductDraft,
  withdrawProduct,
} from "@precise/contract/desk/products/products";
import { readToday } from "@precise/contract/desk/today";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishDueDrafts } from "#api/desk/products/publish-due-drafts.ts";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { openSampleDatabase } from "../fixtures/catalogue.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const lamp = {
  name: "Zuma Desk Lamp, Matt Black",
  short_description: "A small lamp for a desk.",
  price: 48_500,
  category_ids: [42],
  attributes: { finish: "matt-black", wattage: 9, dimmable: "0", room: ["office"] },
};

describe("products at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  let sales: DeskCaller;
  let warehouse: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite", { open: openSampleDatabase });
    manager = await staffAs(api, "manager", { name: "Ngozi Eze" });
    sales = await staffAs(api, "sales");
    warehouse = await staffAs(api, "warehouse");
  }, 120_000);
  afterAll(() => api.close());

  const at = (sku: string) => ({ params: { sku } });
  const skusOf = async (query: object) =>
    (await sales.done(listProducts, { query: { limit: 200, ...query } })).products.map(({ sku }) => sku);
  const inShop = async (sku: string) => {
    const rows = await api.db.query(
      "select 1 from product_search s join product p on p.id = s.product_id where p.sku = $1",
      [sku],
    );
    return rows.length === 1;
  };
  const tools = () => ({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 });
  const publishDue = () => publishDueDrafts(tools(), () => false);

  it("lists products with filters of every kind, and pages of them", async () => {
    const first = await sales.done(listProducts, { query: { limit: 2 } });
    expect(first).toMatchObject({ total: 161, products: [{ sku: "FOC-BRN9-BB" }, { sku: "FOC-BRN9-MB" }] });
    expect(first.products[0]).toMatchObject({ state: "on_sale", draft: null, image: { width: 1000 } });
    const second = await sales.done(listProducts, { query: { limit: 2, cursor: first.next ?? "" } });
    expect(second).toMatchObject({
      total: 161,
      products: [{ sku: "FOC-ECL35-BB" }, { sku: "FOC-ECL35-MB" }],
    });
    const [dearest] = await skusOf({ sort: "-price" });
    expect(dearest).toBe("PR-CH-ZMA80-BB");

    expect(await skusOf({ search: "adn60" })).toEqual(["PR-CH-ADN60-BB"]);
    expect((await skusOf({ search: "adunni ring" })).length).toBe(3);
    for (const search of ["ring", "pr-", "chandelier", "brass ring", "no such lamp"]) {
      const all = await skusOf({ search });
      const { total } = await sales.done(listProducts, { query: { search, limit: 2 } });
      expect({ search, total }).toEqual({ search, total: all.length });
    }
    expect(await skusOf({ family: "adunni-ring" })).toEqual([
      "PR-CH-ADN60-BB",
      "PR-CH-ADN80-BB",
      "PR-CH-ADN80-MB",
    ]);
    const indoor = await skusOf({ category: "19" });
    expect(indoor).toEqual(expect.arrayContaining(await skusOf({ category: "42" })));
    const brass = await skusOf({ attribute: ["finish:brushed-brass", "wattage:30..40"] });
    expect(brass).toContain("PR-CH-ADN60-BB");
    const all = await skusOf({});
    const [stated, not] = [
      await skusOf({ attribute: "dimmable:1" }),
      await skusOf({ attribute: "dimmable:" }),
    ];
    expect([...stated, ...not, ...(await skusOf({ attribute: "dimmable:0" }))].sort()).toEqual(
      [...all].sort(),
    );
    const bad = await sales.call(listProducts, { query: { attribute: "wattage:much" } });
    expect([bad.status, bad.failure?.errors[0]?.field]).toEqual([422, "attribute"]);
    const unseen = await warehouse.done(listProducts, { query: { limit: 1 } });
    expect(unseen.products[0]).not.toHaveProperty("trade_price");
  });

  it("makes a product that the shop has at once, and refuses a number that is taken", async () => {
    const body = { sku: "PR-DL-ZUM-MB", product: lamp };
    expect((await sales.call(createProduct, { body })).status).toBe(403);
    const { product } = await manager.done(createProduct, { body });
    expect(product).toMatchObject({ sku: "PR-DL-ZUM-MB", state: "on_sale", stock: 0, draft: null });
    expect(product.product).toMatchObject({ price: 48_500, attributes: lamp.attributes, trade_price: null });
    expect(await inShop("PR-DL-ZUM-MB")).toBe(true);
    const page = await api.get(`/api/product/by-path/${product.shop_url?.split("/product/")[1]}`);
    expect(page.text).toContain("Zuma Desk Lamp");
    const again = await manager.call(createProduct, { body: { ...body, sku: "pr-dl-zum-mb" } });
    expect([again.status, again.failure?.errors[0]?.field]).toEqual([409, "sku"]);
    const { entries } = await manager.done(readProductHistory, at("PR-DL-ZUM-MB"));
    expect(entries).toMatchObject([{ actor: "Ngozi Eze", act: "products.create", after: { on_sale: true } }]);
  });

  it("names every field that is wrong, and saves nothing", async () => {
    const product = {
      name: "",
      lead_time_days: -1,
      category_ids: [9_999],
      attributes: { finish: "purple", wattage: "much", taste: "sweet" },
    };
    const { status, failure } = await manager.call(saveProduct, { ...at("PR-DL-ZUM-MB"), body: { product } });
    expect(status).toBe(422);
    expect(failure?.errors.map(({ field }) => field).sort()).toEqual([
      "attributes.finish",
      "attributes.taste",
      "attributes.wattage",
      "category_ids",
      "lead_time_days",
      "name",
    ]);
    expect(failure?.errors.find(({ field }) => field === "name")?.message).toBe("The name is missing.");
    const shape = { product: { price: "dear" } } as unknown as { product: object };
    expect((await manager.call(saveProduct, { ...at("PR-DL-ZUM-MB"), body: shape })).status).toBe(400);
    expect((await manager.call(saveProduct, { ...at("NONE"), body: { product: {} } })).status).toBe(404);
  });

  it("saves for the revision that was read, and shows both versions to who was slower", async () => {
    const { product: seen } = await manager.done(readProduct, at("PR-DL-ZUM-MB"));
    const ifMatch = `"${seen.revision}"`;
    const attributes = { finish: "matt-black", wattage: 9 };
    const body = { product: { name: "Zuma Desk Lamp, Black", attributes } };
    const { product: saved } = await manager.done(saveProduct, { ...at("pr-dl-zum-mb"), body, ifMatch });
    expect(saved.product).toMatchObject({ name: "Zuma Desk Lamp, Black", attributes });
    const late = await manager.call(saveProduct, {
      ...at("PR-DL-ZUM-MB"),
      body: { product: { size_label: "S" } },
      ifMatch,
    });
    expect([late.status, late.failure?.errors[0]?.code]).toEqual([409, "conflict"]);
    expect(late.failure?.data).toMatchObject({ current: { product: { name: "Zuma Desk Lamp, Black" } } });
    const { entries } = await manager.done(readProductHistory, at("PR-DL-ZUM-MB"));
    expect(entries[0]).toMatchObject({
      act: "products.save",
      before: { name: "Zuma Desk Lamp, Matt Black", "attributes.dimmable": "0" },
      after: { name: "Zuma Desk Lamp, Black", "attributes.dimmable": null },
    });
  });

  it("leaves prices of what was on sale to Prices, and trade prices to who may read them", async () => {
    const body = { product: { price: 1_000 } };
    const refused = await manager.call(saveProduct, { ...at("PR-DL-ZUM-MB"), body });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "price"]);
    await manager.done(saveProduct, { ...at("PR-DL-ZUM-MB"), body: { product: { price: 48_500 } } });
    const cheap = { product: { quantity_breaks: [{ from: 2, trade_price: 1 }] } };
    const far = await manager.call(saveProduct, { ...at("PR-DL-ZUM-MB"), body: cheap });
    expect([far.status, far.failure?.errors[0]?.field]).toEqual([422, "quantity_breaks"]);
    const near = { product: { quantity_breaks: [{ from: 2, trade_price: 45_000 }] } };
    await manager.done(saveProduct, { ...at("PR-DL-ZUM-MB"), body: near });
    const { product } = await warehouse.done(readProduct, at("PR-CH-ADN60-BB"));
    expect(product.product).not.toHaveProperty("trade_price");
    const { product: sold } = await sales.done(readProduct, at("PR-CH-ADN60-BB"));
    expect(sold.product).toMatchObject({
      trade_price: 300_300,
      quantity_breaks: [{ from: 3 }, { from: 6 }, { from: 12 }],
    });
    expect(sold.product).not.toHaveProperty("cost_price");
    expect(sold.siblings).toMatchObject([{ sku: "PR-CH-ADN80-BB" }, { sku: "PR-CH-ADN80-MB" }]);
  });

  it("takes a product off sale and puts it back", async () => {
    const gone = await manager.done(withdrawProduct, { ...at("PR-DL-ZUM-MB"), body: { reason: "Recall" } });
    expect(gone.product).toMatchObject({ state: "withdrawn", shop_url: null });
    expect(await inShop("PR-DL-ZUM-MB")).toBe(false);
    expect(await skusOf({ state: "withdrawn" })).toEqual(["PR-DL-ZUM-MB"]);
    expect((await manager.call(withdrawProduct, { ...at("PR-DL-ZUM-MB"), body: {} })).status).toBe(409);
    const back = await manager.done(restoreProduct, { ...at("PR-DL-ZUM-MB"), body: {} });
    expect(back.product.state).toBe("on_sale");
    expect(await inShop("PR-DL-ZUM-MB")).toBe(true);
  });

  it("keeps an unfinished draft, shows what it needs, and publishes it when it is whole", async () => {
    const start = await manager.done(saveProductDraft, {
      ...at("PR-DL-NEW"),
      body: { product: { name: "Unfinished" }, publish_at: null },
      ifMatch: 0,
    });
    expect(start.product).toMatchObject({
      state: "new",
      product: null,
      draft: { revision: 1, base_changed: false },
    });
    expect(start.product.draft?.faults.map(({ field }) => field).sort()).toEqual(["category_ids", "price"]);
    expect(await skusOf({ state: "draft" })).toEqual(["PR-DL-NEW"]);
    expect(await skusOf({ search: "unfinished" })).toEqual(["PR-DL-NEW"]);
    expect((await manager.call(publishProduct, { ...at("PR-DL-NEW"), body: {} })).status).toBe(422);
    const wrong = await manager.call(saveProductDraft, {
      ...at("PR-DL-NEW"),
      body: { product: { category_ids: [9_999] }, publish_at: null },
    });
    expect(wrong.status).toBe(422);
    const late = await manager.call(saveProductDraft, {
      ...at("PR-DL-NEW"),
      body: { product: {}, publish_at: null },
      ifMatch: 0,
    });
    expect([late.status, late.failure?.errors[0]?.code]).toEqual([409, "conflict"]);
    const whole = { product: { price: 20_000, category_ids: [42] }, publish_at: null };
    await manager.done(saveProductDraft, { ...at("PR-DL-NEW"), body: whole, ifMatch: 1 });
    expect(await inShop("PR-DL-NEW")).toBe(false);
    const { product } = await manager.done(publishProduct, { ...at("PR-DL-NEW"), body: {} });
    expect(product).toMatchObject({
      state: "on_sale",
      draft: null,
      product: { name: "Unfinished", price: 20_000 },
    });
    expect(await inShop("PR-DL-NEW")).toBe(true);
  });

  it("publishes a draft at its time, over what others changed meanwhile", async () => {
    const draft = { product: { name: "Zuma Lamp" }, publish_at: "2099-01-01T09:00:00+01:00" };
    await manager.done(saveProductDraft, { ...at("PR-DL-ZUM-MB"), body: draft });
    expect(await skusOf({ state: "scheduled" })).toEqual(["PR-DL-ZUM-MB"]);
    await publishDue();
    expect((await manager.done(readProduct, at("PR-DL-ZUM-MB"))).product.draft).not.toBeNull();
    await manager.done(saveProduct, { ...at("PR-DL-ZUM-MB"), body: { product: { size_label: "Small" } } });
    await api.db.query("update product_draft set publish_at = now() - interval '1 second'");
    await publishDue();
    await api.refreshCatalogue();
    const { product } = await manager.done(readProduct, at("PR-DL-ZUM-MB"));
    expect(product).toMatchObject({ draft: null, product: { name: "Zuma Lamp", size_label: "Small" } });
    const past = { product: {}, publish_at: "2020-01-01T09:00:00+01:00" };
    const refused = await manager.call(saveProductDraft, { ...at("PR-DL-ZUM-MB"), body: past });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "publish_at"]);
  });

  it("keeps a draft that cannot be published at its time, says why, and Today shows it", async () => {
    const draft = { product: { name: "Zuma A" }, publish_at: "2099-01-01T09:00:00+01:00" };
    await manager.done(saveProductDraft, { ...at("PR-DL-ZUM-MB"), body: draft });
    await manager.done(saveProduct, { ...at("PR-DL-ZUM-MB"), body: { product: { name: "Zuma B" } } });
    await api.db.query("update product_draft set publish_at = now() - interval '1 second'");
    await publishDue();
    const { product } = await manager.done(readProduct, at("PR-DL-ZUM-MB"));
    expect(product.product?.name).toBe("Zuma B");
    expect(product.draft).toMatchObject({ base_changed: true, clashes: ["name"] });
    expect(product.draft?.problem).toContain("changed since this draft was made");
    expect(await skusOf({ state: "problem" })).toEqual(["PR-DL-ZUM-MB"]);
    const { today } = await manager.done(readToday);
    expect(today).toContainEqual(expect.objectContaining({ kind: "drafts_not_published", count: 1 }));
    const body = { product: { name: "Zuma A" }, publish_at: null, rebase: true };
    await manager.done(saveProductDraft, { ...at("PR-DL-ZUM-MB"), body });
    const done = await manager.done(publishProduct, { ...at("PR-DL-ZUM-MB"), body: {} });
    expect(done.product).toMatchObject({ draft: null, product: { name: "Zuma A" } });
  });

  it("copies a product to a draft, and throws a draft away", async () => {
    const { product } = await manager.done(duplicateProduct, {
      ...at("PR-CH-ADN60-BB"),
      body: { sku: "PR-CH-ADN70-BB" },
    });
    expect(product).toMatchObject({ sku: "PR-CH-ADN70-BB", state: "new", draft: { faults: [] } });
    expect(product.draft?.product).toMatchObject({ price: 385_000, variant_group: "adunni-ring" });
    const taken = await manager.call(duplicateProduct, {
      ...at("PR-CH-ADN60-BB"),
      body: { sku: "PR-DL-NEW" },
    });
    expect(taken.status).toBe(409);
    await manager.done(discardProductDraft, at("PR-CH-ADN70-BB"));
    expect((await manager.call(readProduct, at("PR-CH-ADN70-BB"))).status).toBe(404);
    expect((await manager.call(discardProductDraft, at("PR-CH-ADN70-BB"))).status).toBe(404);
  });

  it("changes many as a job, each with its outcome", async () => {
    const act = { kind: "attribute", code: "style", value: "classic" } as const;
    const skus = ["PR-DL-NEW", "PR-DL-ZUM-MB", "NONE"];
    const { dry_run } = await manager.done(changeProducts, { body: { skus, act, dry_run: true } });
    expect(dry_run).toMatchObject({ would: 2, would_not: 1 });
    const { job } = await manager.done(changeProducts, { body: { skus, act } });
    await runDeskJobs(tools(), () => false);
    const { job: done } = await manager.done(readDeskJob, { params: { id: job?.id ?? "" } });
    expect(done.rows).toMatchObject([
      { sku: "PR-DL-NEW", outcome: "done" },
      { sku: "PR-DL-ZUM-MB", outcome: "done" },
      { sku: "NONE", outcome: "refused", reason: "There is no product with the item number NONE." },
    ]);
    expect(await skusOf({ attribute: "style:classic", search: "zuma" })).toEqual(["PR-DL-ZUM-MB"]);
    const room = { kind: "add_category", id: 75 } as const;
    await manager.done(changeProducts, { body: { skus: ["PR-DL-NEW"], act: room } });
    await runDeskJobs(tools(), () => false);
    const { product } = await manager.done(readProduct, at("PR-DL-NEW"));
    expect(product.product).toMatchObject({ room_ids: [75], category_ids: [42] });
    const unknown = { kind: "add_category", id: 9_999 } as const;
    expect((await manager.call(changeProducts, { body: { skus, act: unknown } })).status).toBe(422);
    expect((await sales.call(changeProducts, { body: { skus, act } })).status).toBe(403);
  });

  it("asks for the count before it takes more than a tenth off sale", async () => {
    const act = { kind: "withdraw" } as const;
    const view = { filter: { category: "19" }, count: (await skusOf({ category: "19" })).length };
    const dry = await manager.done(changeProducts, { body: { view, act, dry_run: true } });
    expect(dry).toMatchObject({ needs_count: true, dry_run: { would: view.count, would_not: 0 } });
    const refused = await manager.call(changeProducts, { body: { view, act } });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "count"]);
    const moved = await manager.call(changeProducts, {
      body: { view: { ...view, count: 3 }, act, count: 3 },
    });
    expect(moved.status).toBe(409);
    const few = await manager.done(changeProducts, { body: { skus: ["PR-DL-NEW"], act, dry_run: true } });
    expect(few.needs_count).toBe(false);
  });
});
