import { addQuickOrder, lookUpQuickOrder } from "@precise/contract/trade/quick-order";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { rowsOf, shopperOf } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putTradeProducts } from "./trade-products.ts";

describe.each(databaseKinds)("quick order on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putTradeProducts(api, [
      { sku: "PR-PD-LEK20-BB", net: 100_000, stock: 10, breaks: [[5, 80_000]] },
      { sku: "PR-PD-LEK30-BB", net: 200_000, stock: 0 },
      { sku: "PR-WL-OKO10-MB", net: 50_000, stock: 400 },
    ]);
  });
  afterAll(() => api.close());
  const named = async (...names: readonly string[]) => {
    const skus = names.map((_, at) => `QN-NAMED-${at + 1}00`);
    await putTradeProducts(
      api,
      skus.map((sku) => ({ sku, net: 10_000, stock: 9 })),
    );
    for (const [at, name] of names.entries())
      await api.db.query("update product set name = $2 where sku = $1", [skus[at] ?? "", name]);
    await api.db.query("update catalogue_state set content_version = content_version + 1");
    return skus;
  };
  const client = async () => shopperOf(api, (await putClients(api.db)).ngozi.email);

  it("accounts for every row: accepted, adjusted, rejected, ignored, blank", async () => {
    const ngozi = await client();
    const { rows, summary } = await ngozi.check(
      [
        "SKU,Quantity,Side mark",
        "PR-PD-LEK20-BB,4,Hall",
        "pr pd lek20 bb,8,Bar",
        "",
        "PR-PD-LEK30-BB,1",
        "PR-PD-LEK20-BX,2",
        "PR-WL-OKO10-MB,",
        "PR-WL-OKO10-MB,2.5",
        "PR-WL-OKO10-MB,=2+3",
        ",7",
      ].join("\n"),
    );
    expect(
      rows.map(({ row, outcome, quantity, reasons }) => [
        row,
        outcome,
        quantity,
        reasons.map((r) => r.code).join(" "),
      ]),
    ).toEqual([
      [1, "ignored", 0, "heading"],
      [2, "accepted", 4, ""],
      [3, "adjusted", 6, "read_as stock_short"],
      [5, "rejected", 0, "out_of_stock"],
      [6, "rejected", 0, "unknown_sku"],
      [7, "adjusted", 1, "no_quantity"],
      [8, "rejected", 0, "bad_quantity"],
      [9, "rejected", 0, "bad_quantity"],
      [10, "rejected", 0, "no_sku"],
    ]);
    expect(rows[4]?.nearest).toEqual({ sku: "PR-PD-LEK20-BB", name: "Lamp PR-PD-LEK20-BB" });
    // Ten at the price from five on, and one of 500 naira.
    expect(summary).toEqual({
      rows: 10,
      accepted: 1,
      adjusted: 2,
      rejected: 5,
      ignored: 1,
      blank: 1,
      pieces: 11,
      net: { value: 8500 },
      gross: { value: 9137.5 },
    });
    expect((await ngozi.cart()).items).toEqual([]);
  });

  it.each([
    ["PR-PD-LEK20-B", "PR-PD-LEK20-BB"],
    ["PR-PD-LKE20-BB", "PR-PD-LEK20-BB"],
    ["PRWLOKO10MX", "PR-WL-OKO10-MB"],
    ["PR-WL-OKO", "PR-WL-OKO10-MB"],
  ])("for %s names %s as the nearest", async (typed, nearest) => {
    const { rows } = await (await client()).check(`${typed} 2`);
    expect(rows[0]).toMatchObject({ outcome: "rejected", nearest: { sku: nearest } });
  });

  it("names no nearest for what is like nothing", async () => {
    const { rows } = await (await client()).check("Please send soon");
    expect(rows[0]).toMatchObject({ outcome: "rejected", quantity: 0 });
    expect(rows[0]?.nearest).toBeUndefined();
  });

  it("says a row back as it can be read", async () => {
    const { rows } = await (await client()).check("\u202egnp.exe\u200b");
    expect(rows[0]?.text).toBe("gnp.exe");
  });

  it("adds as far as it goes, and the same key adds once", async () => {
    const ngozi = await client();
    const key = "a-key-of-this-one-attempt";
    const body = {
      items: [
        { sku: "PR-PD-LEK20-BB", quantity: 12, side_mark: "Hall" },
        { sku: "NONE", quantity: 1 },
        { sku: "PR-WL-OKO10-MB", quantity: 2 },
        { sku: "PR-WL-OKO10-MB", quantity: 3, side_mark: "Stairs" },
      ],
    };
    const [first, second] = await Promise.all([
      ngozi.post("/quick-order/add", body, key),
      ngozi.post("/quick-order/add", body, key),
    ]);
    for (const answer of [first, second]) {
      const { rows, cart } = successBody(addQuickOrder.data).parse(answer?.json).data;
      expect(rows.map(({ outcome }) => outcome)).toEqual(["adjusted", "rejected", "accepted", "accepted"]);
      expect(cart.items.map(({ quantity, side_mark }) => [quantity, side_mark])).toEqual([
        [10, "Hall"],
        [2, undefined],
        [3, "Stairs"],
      ]);
    }
    const other = await ngozi.post("/quick-order/add", { items: [{ sku: "NONE", quantity: 1 }] }, key);
    expect(failureOf(other)).toMatchObject({ status: 422, errors: [{ code: "idempotency_key_reused" }] });
  });

  it("takes a name with its finish whole, with its number, and means the finish that it names", async () => {
    const [brass, white] = await named(
      "Ikeja Dome Pendant 300 mm, Brushed Brass",
      "Ikeja Dome Pendant 300 mm, White",
    );
    const { rows } = await (await client()).check(
      ["3 pcs of Ikeja Dome Pendant 300 mm, White", "Ikeja Dome Pendant 300 mm, Brushed Brass, 4"].join("\n"),
    );
    expect(rows.map(({ asked: wanted, nearest }) => [wanted, nearest?.sku])).toEqual([
      [3, white],
      [4, brass],
    ]);
  });

  it.each([["Project: Lekki tower"], ["Lekki"], ["Pendants"], ["Ground floor reception"]])(
    "guesses no product for the title %j of a list",
    async (title) => {
      await named("Lekki Opal Globe Pendant 200 mm, Brushed Brass");
      const { rows } = await (await client()).check(title);
      expect(rows[0]).toMatchObject({ outcome: "rejected", reasons: [{ code: "not_a_product" }] });
      expect(rows[0]?.nearest).toBeUndefined();
    },
  );

  it("keeps the rooms of a list apart, and what is sent as one room together", async () => {
    const ngozi = await client();
    const items = ["Ground floor reception", "Meeting room A", "Meeting room B", "Board room"].map(
      (side_mark) => ({ sku: "PR-WL-OKO10-MB", quantity: 1, side_mark }),
    );
    await ngozi.post("/quick-order/add", { items });
    await ngozi.post("/quick-order/add", { items: items.slice(0, 1) });
    expect(rowsOf(await ngozi.cart())).toEqual([
      ["PR-WL-OKO10-MB", 2, "Ground floor reception"],
      ["PR-WL-OKO10-MB", 1, "Meeting room A"],
      ["PR-WL-OKO10-MB", 1, "Meeting room B"],
      ["PR-WL-OKO10-MB", 1, "Board room"],
    ]);
  });

  it("rejects a row whose side mark is too long, and says by how much", async () => {
    const { rows } = await (await client()).check(`PR-WL-OKO10-MB,2,${"m".repeat(93)}`);
    expect(rows[0]).toMatchObject({ outcome: "rejected", quantity: 0, reasons: [{ code: "mark_too_long" }] });
    expect(rows[0]?.reasons[0]?.message).toContain("93 characters");
    expect(rows[0]?.side_mark).toHaveLength(93);
  });

  it("suggests by a part of the article number or by words of the name", async () => {
    const ngozi = await client();
    const suggest = async (text: string) =>
      successBody(lookUpQuickOrder.data)
        .parse((await ngozi.post("/quick-order/lookup", { text })).json)
        .data.suggestions.map(({ sku }) => sku);
    expect(await suggest("lek20")).toEqual(["PR-PD-LEK20-BB"]);
    expect(await suggest("pr-pd")).toEqual(["PR-PD-LEK20-BB", "PR-PD-LEK30-BB"]);
    expect(await suggest("lamp mb")).toEqual(["PR-WL-OKO10-MB"]);
    expect(await suggest("%")).toEqual([]);
  });

  it("abuse 34: never cuts a text off: more rows than are read are refused as a whole", async () => {
    const answer = await (await client()).post("/quick-order/check", { text: "A 1\n".repeat(5002) });
    expect(failureOf(answer)).toMatchObject({
      status: 422,
      errors: [{ code: "too_many_rows", field: "text" }],
    });
  });

  it("abuse 34: finds nothing that only shoppers see", async () => {
    await putTradeProducts(api, [{ sku: "HIDDEN-1", net: 10_000, stock: 5 }]);
    await api.db.query("update product set client_visible = false where sku = 'HIDDEN-1'");
    await api.db.query("update catalogue_state set content_version = content_version + 1");
    const { rows } = await (await client()).check("HIDDEN-1 1");
    expect(rows[0]).toMatchObject({ outcome: "rejected", reasons: [{ code: "unknown_sku" }] });
  });
});
