import { decideApproval } from "@precise/contract/desk/staff/approvals";
import {
  applyPriceImport,
  createPriceList,
  exportPrices,
  listOwnPrices,
  listPriceImportLines,
  listPriceLists,
  readPriceImport,
  readPriceList,
  sendPrices,
} from "@precise/contract/desk/trade/price-lists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { putRings } from "../modules/trade/trade-products.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const list = { params: { code: "frame-2027" } };

describe("price lists at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    // Ring-1 costs 1,000 naira, from 3 pieces 900, from 6 pieces 800; Ring-2 and Ring-3 500.
    await putRings(api);
    manager = await staffAs(api, "manager", { name: "Bayo Adeyemi" });
    owner = await staffAs(api, "owner");
    await api.db.query("update staff_person set password_hash = 'x'");
    const body = { code: "frame-2027", label: "Frame 2027", percent: 92.5, rounding: 50 };
    await manager.done(createPriceList, { body });
  });
  afterAll(() => api.close());

  const check = (lines: readonly string[], more: object = {}) =>
    manager.done(sendPrices, { ...list, body: { name: "frame.csv", text: lines.join("\r\n"), ...more } });
  const at = (id: number) => ({ params: { ...list.params, id } });
  const linesOf = async (id: number, kind?: string) => {
    const { lines } = await manager.done(listPriceImportLines, { ...at(id), query: { kind } });
    return lines.map(
      ({ line, kind: what, sku, from_quantity: from, old, net }) =>
        `${line ?? "-"} ${sku} ${from} ${what} ${old?.value ?? "–"} → ${net?.value ?? "–"}`,
    );
  };
  async function apply(lines: readonly string[], more: object = {}, removals?: number) {
    const { import: checked } = await check(lines, more);
    const body = removals === undefined ? {} : { confirmed_removals: removals };
    return manager.call(applyPriceImport, { ...at(checked.id), body });
  }

  it("makes a list, and takes a second person below 80 % of the trade prices", async () => {
    const lists = await manager.done(listPriceLists);
    expect(lists.price_lists).toMatchObject([{ code: "contractor" }, { code: "frame-2027", percent: 92.5 }]);
    const body = { code: "frame-2027", label: "Again", percent: 92.5, rounding: 50 };
    const twice = await manager.call(createPriceList, { body });
    expect([twice.status, twice.failure?.errors[0]?.field]).toEqual([409, "code"]);
    const wrong = await manager.call(createPriceList, { body: { ...body, code: "Frame 2027" } });
    expect([wrong.status, wrong.failure?.errors[0]?.field]).toEqual([400, "code"]);
    const low = { code: "low", label: "Low", percent: 79.9, rounding: 1 };
    // 90 % is enough, but to the nearest 300 naira six of Ring-1 cost 600 a piece in place of 800.
    const rounded = { code: "rounded", label: "Rounded", percent: 90, rounding: 300 };
    for (const each of [low, rounded]) {
      const { approval } = await owner.done(createPriceList, { body: each });
      expect(approval?.reason).toContain("below 80 %");
      await manager.done(decideApproval, {
        params: { id: approval?.id ?? "" },
        body: { decision: "approve" },
      });
    }
    await owner.done(createPriceList, { body: { ...low, code: "eighty", percent: 80 } });
    const all = await manager.done(listPriceLists);
    expect(all.price_lists.map(({ code }) => code)).toEqual([
      "contractor",
      "eighty",
      "frame-2027",
      "low",
      "rounded",
    ]);
  });

  it("names what each line does before anything is changed, however its columns are written", async () => {
    const file = [
      "\ufeffNET; From Quantity ;note;Sku",
      "950;;x;ring-1",
      '"880.50";3;;RING-1',
      "490;1;;Ring-2",
    ];
    const { import: checked } = await check(file);
    expect(checked).toMatchObject({ counts: { new: 3, refused: 0 }, lowest_percent: 95, state: "checked" });
    expect((await manager.done(listOwnPrices, list)).total).toBe(0);
    const done = await manager.done(applyPriceImport, { ...at(checked.id), body: {} });
    expect(done).toEqual({ done: { articles: 2, prices: 3 } });
    expect((await manager.done(readPriceImport, at(checked.id))).import.state).toBe("applied");
    expect((await manager.call(applyPriceImport, { ...at(checked.id), body: {} })).status).toBe(409);

    const next = await check(["sku,net,from_quantity", "RING-1,940,1", "RING-1,880.5,3", "RING-3,495,1"]);
    expect(await linesOf(next.import.id)).toEqual([
      "2 RING-1 1 changed 950 → 940",
      "3 RING-1 3 same 880.5 → 880.5",
      "4 RING-3 1 new – → 495",
      "- RING-2 1 kept 490 → 490",
    ]);
    expect(await linesOf(next.import.id, "changed,new")).toHaveLength(2);
    await manager.done(applyPriceImport, { ...at(next.import.id), body: {} });
    const { prices } = await manager.done(listOwnPrices, { ...list, query: { search: "ring-1" } });
    expect(prices).toMatchObject([
      { sku: "RING-1", from_quantity: 1, net: { value: 940 }, trade: { value: 1000 }, percent: 94 },
      { sku: "RING-1", from_quantity: 3, net: { value: 880.5 }, trade: { value: 900 }, percent: 97.8 },
    ]);
  });

  it("changes nothing by its own export, whatever is chosen", async () => {
    const { text, prices, name } = await owner.done(exportPrices, list);
    expect([prices, name]).toEqual([4, "frame-2027-prices.csv"]);
    const { import: checked } = await check([text], { removes_unlisted: true, removes_empty: true });
    expect(checked.counts).toEqual({ new: 0, changed: 0, same: 4, removed: 0, kept: 0, refused: 0 });
    const idle = await manager.call(applyPriceImport, { ...at(checked.id), body: {} });
    expect([idle.status, idle.failure?.errors[0]?.message]).toEqual([422, "The file changes nothing."]);
  });

  it("leaves breaks alone that a file without their column does not name", async () => {
    expect((await apply(["sku,net", "RING-1,930"])).status).toBe(200);
    const { prices } = await manager.done(listOwnPrices, { ...list, query: { search: "RING-1" } });
    expect(prices.map(({ net }) => net.value)).toEqual([930, 880.5]);
  });

  it("applies nothing of a file with a refused line, and names each", async () => {
    const { import: checked } = await check([
      ...[
        "sku,net,from_quantity",
        "RING-2,480,1",
        'RING-3,"480,50",1',
        "NONE,1,1",
        "RING-1,870,1",
        "RING-2,,5",
      ],
      "RING-3,1,250,000",
    ]);
    const { lines } = await manager.done(listPriceImportLines, {
      ...at(checked.id),
      query: { kind: "refused" },
    });
    expect(lines.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 net (B3): "480,50" is not a price in naira',
      "4 sku: the catalogue has no NONE",
      "5 net: must be above the price from 3, which the list keeps",
      "6 net (B6): is empty; a line without a price takes it off only where that is chosen",
      "7 it has more cells than the heading; write prices without commas, or in quotes",
    ]);
    expect((await manager.call(applyPriceImport, { ...at(checked.id), body: {} })).status).toBe(422);
    const bad = await manager.call(sendPrices, {
      ...list,
      body: { name: "x.csv", text: "article,price\nA,1" },
    });
    expect([bad.status, bad.failure?.errors[0]]).toMatchObject([
      422,
      { field: "text", message: "The file has no column sku." },
    ]);
  });

  it("removes what the file does not name only with its count confirmed, and empty prices only where chosen", async () => {
    const one = ["sku,net,from_quantity", "RING-1,930,1", "RING-1,,3"];
    const both = { removes_unlisted: true, removes_empty: true };
    const { import: checked } = await check(one, both);
    expect(checked).toMatchObject({ unlisted: 2, counts: { same: 1, removed: 3 } });
    expect((await apply(one, both, 1)).failure?.errors[0]).toMatchObject({ field: "confirmed_removals" });
    expect((await apply(one, both, 2)).status).toBe(200);
    expect((await manager.done(listOwnPrices, list)).prices).toMatchObject([
      { sku: "RING-1", from_quantity: 1 },
    ]);
  });

  it("refuses a file whose list was changed since it was checked", async () => {
    const { import: first } = await check(["sku,net", "RING-2,480"]);
    await apply(["sku,net", "RING-2,470"]);
    expect((await manager.done(readPriceImport, at(first.id))).import.state).toBe("stale");
    expect((await manager.call(applyPriceImport, { ...at(first.id), body: {} })).status).toBe(409);
  });

  it("takes a second person for a price below 80 % of the trade price, and none for a file that only keeps one", async () => {
    const low = await apply(["sku,net", "RING-3,399.99"]);
    expect(low.data?.approval?.reason).toContain("below 80 %");
    const ask = { params: { id: low.data?.approval?.id ?? "" }, body: { decision: "approve" } as const };
    expect((await manager.call(decideApproval, ask)).status).toBe(403);
    expect((await (await staffAs(api, "finance")).call(decideApproval, ask)).status).toBe(403);
    await owner.done(decideApproval, ask);
    const { prices } = await manager.done(listOwnPrices, { ...list, query: { search: "ring-3" } });
    expect(prices).toMatchObject([{ net: { value: 399.99 }, percent: 79.9 }]);
    expect((await apply(["sku,net", "RING-3,399.99", "RING-2,465"])).data).toHaveProperty("done");
    const page = await manager.done(readPriceList, list);
    expect(page.imports[0]).toMatchObject({ name: "frame.csv", applied_by: "Bayo Adeyemi" });
  });

  it("is read by who works with trade companies, and changed by owner and manager", async () => {
    const { import: checked } = await check(["sku,net", "RING-2,460"]);
    const sales = await staffAs(api, "sales");
    expect((await sales.call(readPriceImport, at(checked.id))).status).toBe(200);
    expect((await sales.call(applyPriceImport, { ...at(checked.id), body: {} })).status).toBe(403);
    expect((await (await staffAs(api, "viewer")).call(listPriceLists)).status).toBe(403);
    const gone = { params: { code: "none" } };
    for (const route of [readPriceList, listOwnPrices, exportPrices])
      expect((await owner.call(route, gone)).status).toBe(404);
    expect(
      (await owner.call(sendPrices, { ...gone, body: { name: "x", text: "sku,net\nA,1" } })).status,
    ).toBe(404);
    for (const route of [readPriceImport, listPriceImportLines])
      expect((await owner.call(route, at(99_999))).status).toBe(404);
  });
});
