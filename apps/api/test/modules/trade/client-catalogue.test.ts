import { filterClientProducts, getClientProductByPath } from "@precise/contract/trade/catalogue";
import type { ClientProductItem, ClientProductList } from "@precise/contract/trade/product";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSampleDatabase } from "../../fixtures/catalogue.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { logIn, putClients } from "./put-clients.ts";

const sku = "PR-CH-ADN60-BB";
const hidden =
  "select sku, url_path from product where not client_visible and withdrawn_at is null order by sku";

describe.each(databaseKinds)("the trade catalogue on %s", (kind) => {
  let api: TestApi;
  let cookies: Record<"ngozi" | "tunde" | "halima" | "musa", string>;
  beforeAll(async () => {
    api = await startTestApi(kind, { open: openSampleDatabase });
    const people = await putClients(api.db);
    cookies = {
      ngozi: await logIn(api, people.ngozi.email),
      tunde: await logIn(api, people.tunde.email),
      halima: await logIn(api, people.halima.email),
      musa: await logIn(api, people.musa.email),
    };
  });
  afterAll(() => api.close());

  type Who = keyof typeof cookies;
  const listed = (answer: Answer): ClientProductList => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    return successBody(filterClientProducts.data).parse(answer.json).data.products;
  };
  const list = async (who: Who, id: number, body: object = {}) =>
    listed(await api.post(`/api/clients/product/filter/${id}`, body, { cookie: cookies[who] }));
  const bySku = async (who: Who, ...skus: string[]): Promise<readonly ClientProductItem[]> => {
    const answer = await api.post("/api/clients/product/productbyids", { skus }, { cookie: cookies[who] });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    return (answer.json as { data: { products: { items: ClientProductItem[] } } }).data.products.items;
  };
  /** As after an import. */
  async function changed(): Promise<void> {
    await api.db.query(
      "update catalogue_state set version = version + 1, content_version = content_version + 1",
    );
    await api.refreshCatalogue();
  }
  const byPath = (who: Who, path: string) =>
    api.get(`/api/clients/product/by-path/${path}`, { cookie: cookies[who] });

  it("gives two companies two prices of one article, each with its three breaks, net and gross", async () => {
    const contractor = {
      net: "300300.00",
      gross: "322822.50",
      shop_price: "385000.00",
      vat_percent: 7.5,
      quantity_breaks: [
        { from_quantity: 3, net: "291300.00", gross: "313147.50" },
        { from_quantity: 6, net: "285300.00", gross: "306697.50" },
        { from_quantity: 12, net: "276300.00", gross: "297022.50" },
      ],
    };
    const project = {
      net: "282300.00",
      gross: "303472.50",
      shop_price: "385000.00",
      quantity_breaks: [
        { from_quantity: 3, net: "273800.00", gross: "294335.00" },
        { from_quantity: 6, net: "268200.00", gross: "288315.00" },
        { from_quantity: 12, net: "259700.00", gross: "279177.50" },
      ],
    };
    for (const who of ["ngozi", "tunde"] as const) expect(await bySku(who, sku)).toMatchObject([contractor]);
    for (const who of ["halima", "musa"] as const) expect(await bySku(who, sku)).toMatchObject([project]);
    const page = successBody(getClientProductByPath.data).parse((await byPath("halima", `x-${sku}`)).json);
    expect(page.data.product).toMatchObject(project);
  });

  it("never asks more than the shop does of everybody", async () => {
    const [reduced] = await bySku("ngozi", "PR-PD-IKJ45-CP");
    expect(reduced).toMatchObject({ shop_price: "74500.00", net: "69302.33", gross: "74500.00" });
  });

  it("has four entries in its own order, each with what is below it", async () => {
    const answer = await api.get("/api/clients/category", { cookie: cookies.ngozi });
    const { categoryList } = (answer.json as { data: { categoryList: { id: number; urlKey: string }[] } })
      .data;
    expect(categoryList.map(({ id, urlKey }) => [id, urlKey])).toEqual([
      [19, "indoor"],
      [18, "outdoor"],
      [21, "switches-and-sockets"],
      [24, "focale"],
    ]);
    expect(categoryList[0]).toMatchObject({ subcategories: expect.arrayContaining([expect.anything()]) });
  });

  it.each([182, 14, 70, 9999])("has no category %i", async (id) => {
    const { ngozi } = cookies;
    const answers = await Promise.all([
      api.get(`/api/clients/category/getcategorybyid/${id}`, { cookie: ngozi }),
      api.post(`/api/clients/product/category/${id}/1/24`, {}, { cookie: ngozi }),
      api.post(`/api/clients/product/filter/${id}`, {}, { cookie: ngozi }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("hides what is not for trade clients from every call", async () => {
    const rows = await api.db.query<{ sku: string; url_path: string }>(hidden);
    expect(rows.length).toBe(7);
    const skus = rows.map((row) => row.sku);
    const all = await list("ngozi", 0, { pageSize: 96 });
    expect(all.total_count).toBe(154);
    const more = await list("ngozi", 0, { pageSize: 96, currentPage: 2 });
    const seen = JSON.stringify([all, more]);
    expect(await bySku("ngozi", ...skus)).toEqual([]);
    for (const row of rows) {
      expect(seen).not.toContain(`"${row.sku}"`);
      expect((await byPath("ngozi", row.url_path.split("/").at(-1) ?? "")).status).toBe(404);
      const found = await api.post(
        "/api/clients/product/search",
        { name: row.sku },
        { cookie: cookies.ngozi },
      );
      expect(found.text).not.toContain(`"${row.sku}"`);
    }
  });

  it("filters, counts and sorts by the company's own net price", async () => {
    const range = { filters: { price: { from: 100_000, to: 200_000 } }, pageSize: 96 };
    const own = async (who: Who) => (await list(who, 0, range)).items.map((item) => Number(item.net));
    for (const prices of [await own("ngozi"), await own("halima")]) {
      expect(prices.length).toBeGreaterThan(1);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(100_000);
      expect(Math.max(...prices)).toBeLessThanOrEqual(200_000);
    }
    expect(await own("ngozi")).not.toEqual(await own("halima"));
    const sorted = await list("halima", 19, { sort: { field: "price", direction: "ASC" }, pageSize: 96 });
    const prices = sorted.items.map((item) => Number(item.net));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const byLight = await list("halima", 32, {
      sort: { field: "price_per_klm", direction: "ASC" },
      pageSize: 96,
    });
    const ofLight = byLight.items.map((item) => Number(item.net) / Number(item.attributes.luminous_flux));
    expect(ofLight.length).toBeGreaterThan(5);
    expect(ofLight).toEqual(ofLight.toSorted((a, b) => a - b));
    const facet = sorted.aggregations.find(({ attribute_code }) => attribute_code === "price");
    expect(facet).toMatchObject({ label: "Price without VAT", range: { min: prices[0] } });
  });

  it("pages a category, and counts facets of what trade clients may see alone", async () => {
    const first = await list("ngozi", 18, { pageSize: 5 });
    const second = await list("ngozi", 18, { pageSize: 5, currentPage: 2 });
    expect(first.items).toHaveLength(5);
    const both = [...first.items, ...second.items].map((item) => item.sku);
    expect(new Set(both).size).toBe(10);
    const whole = await list("ngozi", 0, { pageSize: 1 });
    const dimmable = whole.aggregations.find(({ attribute_code }) => attribute_code === "dimmable");
    const counted = dimmable?.options.reduce((sum, { count }) => sum + count, 0) ?? 0;
    expect(counted).toBeLessThanOrEqual(whole.total_count);
  });

  it("finds by part of an article number and by words, at the company's prices", async () => {
    const search = async (name: string) =>
      listed(await api.post("/api/clients/product/search", { name }, { cookie: cookies.musa }));
    expect((await search("adn60")).items.map((item) => item.sku)).toContain(sku);
    expect((await search("chandelir")).suggestion).toBeDefined();
    expect((await search("adunni ring")).items.find((item) => item.sku === sku)?.net).toBe("282300.00");
  });

  it("gives stock to the piece, as it is now", async () => {
    const [before] = await bySku("ngozi", sku);
    await api.db.query("update product set stock_qty = 41 where sku = $1", [sku]);
    const [after] = await bySku("ngozi", sku);
    expect([before?.stock_quantity, after?.stock_quantity]).toEqual([7, 41]);
    await api.db.query("update product set stock_qty = 0, lead_time_days = 28 where sku = $1", [sku]);
    expect(await bySku("ngozi", sku)).toMatchObject([
      { stock_quantity: 0, stock_status: "OUT_OF_STOCK", lead_time_days: 28 },
    ]);
    await api.db.query("update product set stock_qty = 7, lead_time_days = 0 where sku = $1", [sku]);
  });

  it("abuse 32: names prices of a list's own at once, and only to those who pay by it", async () => {
    await api.db.query(
      "insert into price_list_entry values ('project', $1, 1, 25000050), ('project', $1, 10, 24000000)",
      [sku],
    );
    await api.db.query("update price_list set revision = revision + 1 where code = 'project'");
    expect(await bySku("halima", sku)).toMatchObject([
      {
        net: "250000.50",
        gross: "268750.54",
        quantity_breaks: [{ from_quantity: 10, net: "240000.00", gross: "258000.00" }],
      },
    ]);
    expect(await bySku("ngozi", sku)).toMatchObject([{ net: "300300.00" }]);
    await api.db.query("delete from price_list_entry");
    await api.db.query("update price_list set revision = revision + 1 where code = 'project'");
    expect(await bySku("halima", sku)).toMatchObject([{ net: "282300.00" }]);
  });

  it("follows an import", async () => {
    await api.db.query("update product set trade_price_kobo = 20000000 where sku = $1", [sku]);
    await changed();
    expect(await bySku("ngozi", sku)).toMatchObject([{ net: "200000.00", quantity_breaks: [] }]);
    await api.db.query("update product set trade_price_kobo = null where sku = $1", [sku]);
    await changed();
    // Without a price there is nothing to buy.
    expect(await bySku("ngozi", sku)).toEqual([]);
    expect(failureOf(await byPath("ngozi", `x-${sku}`)).status).toBe(404);
  });

  it("abuse 37: puts no trade price into a consumer's answer", async () => {
    // Trade prices that nothing else in the catalogue looks like: 123,456 naira and some kobo.
    const rows = await api.db.query<{ id: number; path: string }>(
      `update product set trade_price_kobo = 12345600 + id % 100, list_price_kobo = 90000000, special_price_kobo = null
       where withdrawn_at is null returning id, url_path as path`,
    );
    await changed();
    expect(JSON.stringify(await bySku("ngozi", sku))).toContain("123456.");
    const consumer = { cookie: cookies.ngozi };
    const answers = await Promise.all([
      api.post("/api/product/category/0/1/96", {}, consumer),
      api.post("/api/product/category/0/2/96", {}, consumer),
      api.post("/api/product/search", { name: "lamp", pageSize: 96 }, consumer),
      api.post("/api/product/suggest", { name: "a" }, consumer),
      api.post("/api/product/productbyids", { ids: rows.map((row) => row.id) }, consumer),
      api.get("/api/category", consumer),
      api.get("/api/catalogue/addresses/1", consumer),
      ...rows.map((row) => api.get(`/api/product/by-path/${row.path.split("/").at(-1)}`, consumer)),
    ]);
    const leaking = answers.filter((answer) =>
      /123456|quantity_break|"net"|"gross"|lead_time/.test(answer.text),
    );
    expect(leaking.map((answer) => answer.text.slice(0, 200))).toEqual([]);
    expect(api.logged()).not.toMatch(/123456|300300|282300|trade\.example/);
  });
});
