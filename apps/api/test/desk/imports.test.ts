import { randomUUID } from "node:crypto";
import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import {
  applyImport,
  deskExportPath,
  importOutcomePath,
  listImportRows,
  listImports,
  readImport,
  sendCatalogueFile,
  undoImport,
} from "@precise/contract/desk/products/imports";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { sweepImports } from "#api/modules/catalogue/desk-import/drop-imports.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { emptyCatalogue, importFile, writeCatalogue } from "../fixtures/catalogue.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { smallCatalogue } from "../fixtures/small-catalogue.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { workbook } from "../modules/trade/workbook.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("catalogue files at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ngozi Eze" });
  });
  afterAll(() => api.close());
  const skus = Array.from({ length: 60 }, (_, at) => `L-${String(at + 1).padStart(2, "0")}`);
  beforeEach(async () => {
    await api.db.query("delete from catalogue_import");
    await api.db.query("delete from stock_import");
    await emptyCatalogue({ ...api, close: api.close });
    const content = smallCatalogue(
      skus.map((sku, at) => ({ sku, size_label: "Large", attributes: { wattage: at + 1 }, stock_qty: 10 })),
    );
    await importFile(api, await writeCatalogue(api.dataFolder, content));
  });

  interface Sent {
    readonly as?: DeskCaller;
    readonly name?: string;
    readonly query?: Readonly<Record<string, string>>;
  }
  async function send(body: string | Uint8Array, { as = owner, name = "prices.csv", query = {} }: Sent = {}) {
    const search = new URLSearchParams({ name, dry_run: "true", ...query });
    const response = await fetchByHost("desk.test", `${api.url}${sendCatalogueFile.path}?${search}`, {
      method: "POST",
      headers: { ...as.headers, "content-type": "text/csv" },
      body: typeof body === "string" ? body : Buffer.from(body),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  }
  async function preview(body: string | Uint8Array, sent: Sent = {}) {
    const { status, json } = await send(body, sent);
    if (status !== 200) throw new Error(failureBody.parse(json).errors[0]?.message);
    return successBody(sendCatalogueFile.data).parse(json).data;
  }
  async function refusal(body: string | Uint8Array, sent: Sent = {}) {
    const { status, json } = await send(body, sent);
    return [status, failureBody.parse(json).errors[0]?.message];
  }
  const work = (db: Database = api.db) =>
    runDeskJobs({ db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 }, () => false);
  async function outcomeOf(id: string) {
    await work();
    const { job } = await owner.done(readDeskJob, { params: { id } });
    return job.rows[0];
  }
  async function apply(id: string, body: { leave_refused?: boolean; confirm_withdrawals?: number } = {}) {
    const { job } = await owner.done(applyImport, { params: { id }, body });
    return outcomeOf(job.id);
  }
  async function undo(id: string) {
    const { job } = await owner.done(undoImport, { params: { id }, body: {} });
    return outcomeOf(job.id);
  }
  const rowsOf = async (id: string, outcome?: string) =>
    (await owner.done(listImportRows, { params: { id }, query: { outcome } })).rows;
  const products = () =>
    api.db.query<{
      sku: string;
      price: number;
      size: string | null;
      stock: number;
      off: boolean;
      hash: string;
    }>(
      `select sku, list_price_kobo as price, size_label as size, stock_qty as stock, withdrawn_at is not null as off,
         content_hash as hash from product order by id`,
    );
  const product = async (sku: string) => (await products()).find((each) => each.sku === sku);

  it("are previewed row by row, with 50 edits, one wrong row, and every row accounted for", async () => {
    const before = await products();
    const lines = skus.map((sku, at) => `${sku},${at < 50 ? 2000 + at : at === 50 ? "free" : 1000}`);
    const view = await preview(`SKU, Price \n${lines.join("\n")}\nN-1,500\n`);
    expect(view).toMatchObject({ row_count: 61, new: 0, changed: 50, same: 9, refused: 2, state: "preview" });
    expect(view.rows[0]).toEqual({
      row: 2,
      sku: "L-01",
      name: "Lamp 1",
      outcome: "changed",
      reasons: [],
      changes: [{ field: "price", before: "1000", after: "2000" }],
    });
    expect(await rowsOf(view.id, "refused")).toMatchObject([
      { row: 52, sku: "L-51", reasons: [{ field: "price", reason: '"free" is not a price in naira' }] },
      { row: 62, sku: "N-1", reasons: [{ field: "name", reason: "is missing" }, { field: "category_ids" }] },
    ]);
    expect(await products()).toEqual(before);

    const mustChoose = await owner.call(applyImport, { params: { id: view.id }, body: {} });
    expect([mustChoose.status, mustChoose.failure?.errors[0]]).toMatchObject([
      422,
      { field: "leave_refused", message: expect.stringContaining("2 rows of 61 are refused") },
    ]);
    expect(await apply(view.id, { leave_refused: true })).toEqual({ file: "prices.csv", outcome: "done" });
    expect(await product("L-50")).toMatchObject({ price: 204_900 });
    expect(await product("L-51")).toMatchObject({ price: 100_000 });
    const [entry] = await readAudit(api.db, { acts: ["imports.apply"], limit: 1 });
    expect(entry).toMatchObject({
      actor: "Ngozi Eze",
      subject: "catalogue",
      after: { import: view.id, file: "prices.csv", sha256: view.sha256, changed: 50, refused: 2 },
    });
    const again = await owner.call(applyImport, { params: { id: view.id }, body: {} });
    expect(again.failure?.errors[0]?.message).toBe("prices.csv was imported already.");
  });

  it("are imported at once where nothing is wrong, and answer the job", async () => {
    const { status, json } = await send("sku,price\nL-01,2000\n", { query: { dry_run: "false" } });
    expect(status).toBe(200);
    const { job } = successBody(sendCatalogueFile.data).parse(json).data;
    expect(await outcomeOf(job?.id ?? "")).toMatchObject({ outcome: "done" });
    expect(await product("L-01")).toMatchObject({ price: 200_000 });
    const wrong = await send("sku,price\nL-01,x\n", { query: { dry_run: "false" } });
    expect([wrong.status, wrong.json]).toMatchObject([422, { data: { refused: 1, rows: [{ row: 2 }] } }]);
  });

  it("leave what has no column, and what is empty but for a tick", async () => {
    const left = await preview("sku,size_label,attr:wattage\nL-01,,\n");
    expect(left).toMatchObject({ same: 1, changed: 0 });
    const cleared = await preview("sku,size_label,attr:wattage\nL-01,,\n", {
      query: { empty_clears: "true" },
    });
    expect(cleared.rows[0]?.changes).toEqual([
      { field: "size_label", before: "Large", after: "" },
      { field: "attr:wattage", before: "1", after: "" },
    ]);
    await apply(cleared.id);
    expect(await product("L-01")).toMatchObject({ size: null });
  });

  it("take off sale what they do not list only where that number is confirmed, never a refused row", async () => {
    const whole = { query: { withdraw_unlisted: "true" } };
    const listed = skus.slice(0, 50).map((sku) => `${sku},1000`);
    const view = await preview(`sku,price\n${listed.join("\n")}\nL-51,x\n`, whole);
    expect(view).toMatchObject({ withdrawn: 9, needs_count: true, refused: 1, row_count: 51 });
    expect((await rowsOf(view.id, "withdrawn")).map(({ sku }) => sku)).toEqual(skus.slice(51));
    const body = { leave_refused: true };
    const wrong = await owner.call(applyImport, {
      params: { id: view.id },
      body: { ...body, confirm_withdrawals: 8 },
    });
    expect([wrong.status, wrong.failure?.errors[0]?.field]).toEqual([422, "confirm_withdrawals"]);
    expect(await apply(view.id, { ...body, confirm_withdrawals: 9 })).toMatchObject({ outcome: "done" });
    expect((await products()).filter(({ off }) => off)).toHaveLength(9);
    expect(await undo(view.id)).toMatchObject({ outcome: "done" });
    expect((await products()).filter(({ off }) => off)).toEqual([]);
  });

  it("are refused where a row is no longer as it was shown, and can be judged again", async () => {
    const view = await preview("sku,price\nL-01,2000\nL-02,2000\n");
    const other = await preview("sku,size_label\nL-02,Small\n", { name: "sizes.csv" });
    await apply(other.id);
    expect(await apply(view.id)).toEqual({
      file: "prices.csv",
      outcome: "refused",
      reason:
        "The catalogue was changed since the preview: row 3 (L-02). Nothing was imported. Check the file again.",
    });
    expect(await product("L-01")).toMatchObject({ price: 100_000 });
    const renewed = await preview("", { query: { again: view.id } });
    expect(renewed).toMatchObject({ id: view.id, changed: 2 });
    expect(await apply(view.id)).toMatchObject({ outcome: "done" });
    expect(await product("L-02")).toMatchObject({ price: 200_000, size: "Small" });
  });

  it("are undone, but for what somebody changed since; and that stands in the history", async () => {
    const before = await products();
    const view = await preview(
      "sku,name,price,category_ids,stock_qty,stock_seen,stock_export\nL-01,Lamp 1,2000,2|1,15,10,EX-A\nL-02,,2000,,10,10,EX-A\nL-03,,3000,,2,10,EX-A\nN-1,New lamp,500,2,4,,\n",
    );
    expect(view).toMatchObject({ new: 1, changed: 3 });
    await apply(view.id);
    expect(await product("L-01")).toMatchObject({ price: 200_000, stock: 15 });
    expect(await product("N-1")).toMatchObject({ off: false, stock: 4 });
    // Three were sold, and somebody else gave L-02 another price.
    await api.db.query("update product set stock_qty = stock_qty - 3 where sku = 'L-01'");
    const later = await preview("sku,price\nL-02,2500\n", { name: "later.csv" });
    await apply(later.id);
    expect(await undo(view.id)).toMatchObject({ outcome: "done" });
    expect(await product("L-01")).toEqual({ ...before[0], stock: 7 });
    expect(await product("L-02")).toMatchObject({ price: 250_000 });
    expect(await product("L-03")).toEqual(before[2]);
    expect(await product("N-1")).toMatchObject({ off: true });

    const { imports, total } = await owner.done(listImports, { query: {} });
    expect(total).toBe(3);
    const [undone, , first] = imports;
    expect(undone).toMatchObject({ kind: "undo", undoes: view.id, undone: 3, left: 1, by: "Ngozi Eze" });
    expect(first).toMatchObject({ id: view.id, state: "undone", undone_by: "Ngozi Eze" });
    expect(await rowsOf(undone?.id ?? "", "left")).toMatchObject([
      { sku: "L-02", reasons: [{ reason: "was changed since, and stays as it is" }] },
    ]);
    const twice = await owner.call(undoImport, { params: { id: view.id }, body: {} });
    expect(twice.failure?.errors[0]?.message).toBe("The import of prices.csv was undone already.");
    const [entry] = await readAudit(api.db, { acts: ["imports.undo"], limit: 1 });
    expect(entry).toMatchObject({ subject: "catalogue", after: { undone: 3, left: 1 } });
    // The same export moves pieces again.
    const again = await preview("sku,stock_qty,stock_seen,stock_export\nL-03,2,10,EX-A\n");
    expect(again.rows[0]?.changes).toEqual([{ field: "stock_qty", before: "10", after: "2" }]);
  });

  it("killed in the middle are imported in whole when the job goes on", async () => {
    const before = await products();
    const view = await preview(`sku,price\n${skus.map((sku) => `${sku},2000`).join("\n")}\n`);
    const { job } = await owner.done(applyImport, { params: { id: view.id }, body: {} });
    let left = 25;
    const dying = {
      ...api.db,
      transaction: ((run) =>
        api.db.transaction((tx) =>
          run({
            ...tx,
            query: (text, values) => {
              left -= 1;
              if (left < 0) throw new Error("killed");
              return tx.query(text, values);
            },
          }),
        )) satisfies Database["transaction"],
      query: () => Promise.reject(new Error("killed")),
    };
    await expect(work(dying as Database)).rejects.toThrow();
    expect(await products()).toEqual(before);
    expect(await outcomeOf(job.id)).toMatchObject({ outcome: "done" });
    expect((await products()).every(({ price }) => price === 200_000)).toBe(true);
  });

  it("may be CSV of any country, or XLSX by their bytes; others are answered with what to do", async () => {
    expect(await preview("\ufeffSku;Special-Price\r\nl-01;900\r\n\r\n")).toMatchObject({
      row_count: 1,
      rows: [{ sku: "L-01", changes: [{ field: "special_price", before: "", after: "900" }] }],
    });
    expect(await preview('sku\tshort description\nL-01\t"Two\nlines, ""quoted"""\n')).toMatchObject({
      changed: 1,
    });
    expect(await preview(workbook([["SKU", "Price"], ["L-01", 2000.5], [], ["L-02", 1000]]))).toMatchObject({
      row_count: 2,
      changed: 1,
      same: 1,
      rows: [{ row: 2, changes: [{ field: "price", after: "2000.50" }] }, { row: 4 }],
    });
    expect(await refusal("")).toEqual([422, "prices.csv is empty. The first row must name the columns."]);
    expect(await refusal("%PDF-1.7")).toEqual([415, "prices.csv is neither a CSV nor an XLSX file."]);
    expect(await refusal("sku,price\n")).toEqual([422, "prices.csv has no products below the first row"]);
    expect(await refusal('sku,name\nL-01,"Lamp\n')).toMatchObject([
      422,
      expect.stringContaining("a quote is not closed"),
    ]);
    expect(await refusal("sku,prise\nL-01,1\n")).toMatchObject([
      422,
      expect.stringContaining('"prise" is not a column'),
    ]);
    expect(await refusal("sku,attr:none\nL-01,1\n")).toMatchObject([
      422,
      expect.stringContaining('no attribute "none"'),
    ]);
    expect(await refusal("name,price\nx,1\n")).toMatchObject([
      422,
      expect.stringContaining("there is no column sku"),
    ]);
    expect(await preview("sku,price\nL-01,1\nl-01,2\n")).toMatchObject({
      refused: 1,
      rows: [{}, { reasons: [{ reason: '"L-01" is already on row 2' }] }],
    });
    const many = `sku\n${Array.from({ length: 20_001 }, (_, at) => `X-${at}`).join("\n")}\n`;
    expect(await refusal(many)).toEqual([422, "prices.csv has more than 20,000 rows. Send it in parts."]);
  });

  it("come only from owners and managers, with a fresh code where they change something", async () => {
    const file = "sku,price\nL-01,2000\n";
    const sales = await staffAs(api, "sales");
    expect((await send(file, { as: sales })).status).toBe(403);
    const late = await staffAs(api, "manager", { minutesSinceCode: 11 });
    expect((await send(file, { as: late })).status).toBe(200);
    expect((await send(file, { as: late, query: { dry_run: "false" } })).json).toMatchObject({
      errors: [{ code: "second_factor_required" }],
    });
    const none = { params: { id: randomUUID() } };
    expect((await owner.call(readImport, none)).status).toBe(404);
    expect((await owner.call(listImportRows, { ...none, query: {} })).status).toBe(404);
    expect((await owner.call(applyImport, { ...none, body: {} })).status).toBe(404);
    expect((await owner.call(undoImport, { ...none, body: {} })).status).toBe(404);
    expect((await send("", { query: { again: randomUUID() } })).status).toBe(404);
  });

  it("move a price no further than whoever imports them may, but for the owner", async () => {
    const manager = await staffAs(api, "manager");
    const view = await preview("sku,price\nL-01,1150\nL-02,1151\n", { as: manager });
    const body = {};
    const refused = await manager.call(applyImport, { params: { id: view.id }, body });
    expect([refused.status, refused.failure?.errors[0]?.message]).toEqual([
      422,
      "1 product moves by more than 15 % of the price a day before (L-02). Ask an owner to import this preview, or take those rows out of the file.",
    ]);
    const within = await preview("sku,price\nL-01,1150\n", { as: manager });
    await manager.done(applyImport, { params: { id: within.id }, body });
    expect(await apply((await preview("sku,price\nL-02,1151\n")).id)).toMatchObject({ outcome: "done" });
  });

  it("keep their outcome as a CSV, and their rows for 90 days", async () => {
    const view = await preview("sku,price\nL-01,2000\nL-02,=x\n");
    await apply(view.id, { leave_refused: true });
    const csv = await api.get(importOutcomePath(view.id), owner.headers);
    expect(csv.text.replace("\ufeff", "").split("\r\n")).toEqual([
      "row,sku,name,outcome,why,changes",
      "2,L-01,Lamp 1,changed,,price: 1000 → 2000",
      '3,L-02,,refused,"price ""=x"" is not a price in naira",',
      "",
    ]);
    const sales = await staffAs(api, "sales");
    expect((await api.get(importOutcomePath(view.id), sales.headers)).status).toBe(403);
    expect((await api.get(importOutcomePath("x"), owner.headers)).status).toBe(404);
    await api.db.query("update catalogue_import set applied_at = now() - interval '91 days'");
    while ((await sweepImports(api.db, 100)) > 0);
    const kept = (await owner.done(readImport, { params: { id: view.id } })).import;
    expect(kept).toMatchObject({ has_rows: false, changed: 1, refused: 1 });
    const gone = await owner.call(undoImport, { params: { id: view.id }, body: {} });
    expect(gone.failure?.errors[0]?.message).toContain("no longer kept");
  });

  it("as they are exported come back without a change, 5,000 rows of them", {
    timeout: 120_000,
  }, async () => {
    await api.db.query(
      `insert into product (id, sku, sku_key, name, name_key, url_path, short_description, description, list_price_kobo,
         special_price_kobo, trade_price_kobo, quantity_breaks, lead_time_days, stock_qty, category_ids, room_ids, size_label,
         client_visible, attributes, media_gallery, box_contents, related_skus, created_at, position, content_hash)
       select 1000 + n, 'X-' || n, 'X-' || n, 'Lamp "' || n || '", = 灯', 'lamp', '/product/lamp-X-' || n, E'=1+1\\r\\nTwo|lines',
         '''=not a formula', 100000 + n, 90000, null, '[{"from": 3, "tradePriceKobo": 80000}]', n % 9, n % 50, '{2,1}', '{91}',
         ' -', n % 2 = 0, '{"finish": "brass", "voltage": "a|b"}',
         '[{"imageUrl": "/media/0123456789abcdef/lamp.webp", "alt": "A|B\\\\", "width": 9, "height": 9}, {"imageUrl": "/media/0123456789abcdee/lamp.webp", "alt": "", "width": 9, "height": 9}]',
         array['1 × lamp|s', 'screws\\'], array['L-01'], now(), 1000 + n, 'old'
       from generate_series(1, 4940) as n`,
    );
    const exported = await api.get(deskExportPath, owner.headers);
    expect(exported.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    // fetch takes the mark away when it makes a text of it.
    expect(exported.text.split("\r\n", 1)[0]).toMatch(
      /^\ufeff?sku,name,price,.*images,image_alts,night_image,/,
    );
    // The harder way to read it: empty cells clear, and what it does not list goes off sale.
    const view = await preview(exported.text, {
      query: { withdraw_unlisted: "true", empty_clears: "true" },
    });
    expect(view).toMatchObject({
      row_count: 5_000,
      same: 5_000,
      changed: 0,
      new: 0,
      refused: 0,
      withdrawn: 0,
    });
    const nothing = await owner.call(applyImport, { params: { id: view.id }, body: {} });
    expect(nothing.failure?.errors[0]?.message).toBe(
      "There is nothing to import: the catalogue is as prices.csv says.",
    );
    const finance = await staffAs(api, "finance");
    expect((await api.get(deskExportPath, finance.headers)).status).toBe(200);
    const sales = await staffAs(api, "sales");
    expect((await api.get(deskExportPath, sales.headers)).status).toBe(403);
    const late = await staffAs(api, "manager", { minutesSinceCode: 11 });
    expect((await api.get(deskExportPath, late.headers)).status).toBe(403);
    const noted = await readAudit(api.db, { acts: ["catalogue.export"], limit: 9 });
    expect(noted[1]).toMatchObject({ actor: "Ngozi Eze", after: { products: 5_000 } });
  });
});
