import { type QuickOrderUploadEvent, quickOrderUploadEvent } from "@precise/contract/trade/quick-order";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { text as cell, rawWorkbook, row as sheetRow } from "../../fixtures/raw-workbook.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { shopperOf } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putTradeProducts } from "./trade-products.ts";
import { workbook } from "./workbook.ts";

describe.each(databaseKinds)("uploading a list on %s", (kind) => {
  let api: TestApi;
  let cookie: string;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putTradeProducts(
      api,
      Array.from({ length: 40 }, (_, index) => ({
        sku: `UP-${index}-BB`,
        net: 10_000,
        stock: index === 7 ? 0 : 9000,
      })),
    );
    ({ cookie } = await shopperOf(api, (await putClients(api.db)).ngozi.email));
  });
  afterAll(() => api.close());

  async function send(
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${api.url}/api/clients/quick-order/upload`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", cookie, ...headers },
      body: bytes,
    });
  }
  async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<QuickOrderUploadEvent[]> {
    const lines = (await (await send(bytes)).text()).trim().split("\n");
    return lines.map((line) => quickOrderUploadEvent.parse(JSON.parse(line)));
  }
  const text = (value: string) => new Uint8Array(new TextEncoder().encode(value));
  async function check(bytes: Uint8Array<ArrayBuffer>) {
    const last = (await upload(bytes)).at(-1);
    if (last?.kind !== "check") throw new Error(JSON.stringify(last));
    return last;
  }

  it("of 2,000 rows with every kind of bad row answers each of them, with progress on the way", async () => {
    const kinds = [
      "UP-1-BB,2",
      "up_2_bb,3",
      "UP-7-BB,1",
      "UP-3-BX,1",
      "UP-4-BB,",
      "UP-5-BB,0",
      "UP-5-BB,-1",
      "UP-5-BB,1.5",
      ",4",
      "=cmd|'/C calc'!A0,1",
    ];
    const body = Array.from({ length: 2000 }, (_, index) => kinds[index % kinds.length]).join("\r\n");
    const events = await upload(text(`SKU,Qty\r\n${body}\r\n`));
    expect(
      events.filter(({ kind }) => kind === "progress").map((event) => "done" in event && event.done),
    ).toEqual([0, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2001]);
    const last = events.at(-1);
    if (last?.kind !== "check") throw new Error("no check came");
    expect(last.rows).toHaveLength(2001);
    expect(last.summary).toMatchObject({
      rows: 2001,
      accepted: 200,
      adjusted: 400,
      rejected: 1400,
      ignored: 1,
      blank: 0,
      pieces: 1200,
    });
  });

  it.each([
    ["Windows-1252", Uint8Array.from([...text("UP-1-BB;2;Caf"), 0xe9])],
    ["UTF-16 with a mark", new Uint8Array(Buffer.from("\ufeffUP-1-BB\t2\tCafé\r\n", "utf16le"))],
    ["UTF-8 with a mark", text("\ufeffUP-1-BB,2,Café\n")],
  ])("reads %s", async (_name, bytes) => {
    expect((await check(bytes)).rows).toMatchObject([
      { outcome: "accepted", quantity: 2, side_mark: "Café" },
    ]);
  });

  it("reads a workbook by what it holds, numbers, dates and gaps too", async () => {
    const { format, rows } = await check(
      workbook([["Room", "SKU", "Quantity"], ["Hall", "UP-1-BB", 12], [], ["Bar", "UP-2-BB", 2.5]]),
    );
    expect(format).toBe("xlsx");
    expect(rows.map(({ row, outcome, quantity }) => [row, outcome, quantity])).toEqual([
      [1, "ignored", 0],
      [2, "accepted", 12],
      [4, "rejected", 0],
    ]);
  });

  it("takes no piece for a cell that holds an error, a formula without result, or a number of two readings", async () => {
    const sheet =
      sheetRow(1, cell("A1", "SKU"), cell("B1", "Qty")) +
      sheetRow(2, cell("A2", "UP-1-BB"), '<c r="B2" t="e"><v>#N/A</v></c>') +
      sheetRow(3, cell("A3", "UP-2-BB"), '<c r="B3"><f>5+5</f></c>') +
      sheetRow(4, '<c r="A4" t="e"><v>#REF!</v></c>', cell("B4", "2"));
    const { rows } = await check(rawWorkbook({ sheets: { Cover: sheetRow(1, cell("A1", "Hi")), S: sheet } }));
    expect(rows.slice(1).map(({ outcome, quantity }) => [outcome, quantity])).toEqual([
      ["rejected", 0],
      ["rejected", 0],
      ["rejected", 0],
    ]);
    const places = rows.slice(1).map(({ reasons }) => reasons[0]?.message.split(/:? (?:The|holds)/, 1)[0]);
    expect(places).toEqual(["Sheet “S”, B2", "Sheet “S”, B3", "Sheet “S”, A4"]);
    const comma = await check(text("SKU;Qty\nUP-1-BB;0,500\nUP-2-BB;2,700"));
    expect(comma.rows.slice(1).map(({ outcome }) => outcome)).toEqual(["rejected", "rejected"]);
  });

  it("loses no row to a quote that is never closed", async () => {
    expect((await check(text('"UP-1-BB,2\nUP-2-BB,3\n'))).rows.map(({ sku }) => sku)).toEqual([
      "UP-1-BB",
      "UP-2-BB",
    ]);
  });

  const problem = async (bytes: Uint8Array<ArrayBuffer>) => {
    const last = (await upload(bytes)).at(-1);
    return last?.kind === "failure" ? [last.error.code, last.error.message.split(".")[0]] : last?.kind;
  };
  it.each([
    ["nothing", text(""), "This file is empty"],
    ["a PDF", text("%PDF-1.7"), "This file is neither a CSV nor an XLSX file"],
    ["an old workbook", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "This file is an old Excel file"],
    [
      "any other archive",
      new Uint8Array(zipSync({ "a.txt": strToU8("hello") })),
      "This file is no XLSX workbook",
    ],
    ["a workbook that swells", workbook([["x".repeat(40_000_000)]]), "This file is too large once unpacked"],
  ])("says why it does not read %s", async (_name, bytes, message) => {
    expect(await problem(bytes)).toEqual(["file_not_readable", message]);
  });

  it("abuse 22: refuses more than 5,000 rows as a whole, and what is too large before it is read", async () => {
    expect(await problem(text("UP-1-BB,1\n".repeat(5002)))).toEqual([
      "too_many_rows",
      "You can send up to 5,000 rows at a time",
    ]);
    expect((await send(new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
  });

  it("asks who it is before the file, and is no way in for another site", async () => {
    expect((await send(text("A,1"), { cookie: "" })).status).toBe(401);
    expect((await send(text("A,1"), { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await send(text("A,1"), { "content-type": "text/csv" })).status).toBe(415);
  });
});
