import { sendCatalogueFile } from "@precise/contract/desk/products/imports";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFile, writeCatalogue } from "../fixtures/catalogue.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { text as cell, rawWorkbook, row as sheetRow } from "../fixtures/raw-workbook.ts";
import { smallCatalogue } from "../fixtures/small-catalogue.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("the cells of catalogue files at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    const products = [{ sku: "L-01", attributes: { wattage: 1 } }];
    await importFile(api, await writeCatalogue(api.dataFolder, smallCatalogue(products)));
  });
  afterAll(() => api.close());

  interface Sent {
    readonly name?: string;
    readonly query?: Readonly<Record<string, string>>;
  }
  async function send(body: string | Uint8Array, { name = "prices.csv", query = {} }: Sent = {}) {
    const values = new URLSearchParams({ name, dry_run: "true", ...query });
    const response = await fetchByHost("desk.test", `${api.url}${sendCatalogueFile.path}?${values}`, {
      method: "POST",
      headers: { ...owner.headers, "content-type": "text/csv" },
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

  it("are never read in the likelier of two ways", async () => {
    const reasonsOf = async (body: string | Uint8Array, query: Record<string, string> = {}) =>
      (await preview(body, { query })).rows.flatMap(({ outcome, reasons }) => [
        outcome,
        ...reasons.map(({ field, reason }) => `${field} ${reason}`),
      ]);
    expect(await reasonsOf("sku;attr:wattage;price\nL-01;0,500;0,500")).toEqual([
      "refused",
      'price "0,500" is not a price in naira',
      'attributes.wattage "0,500" is not a number',
    ]);
    expect(await reasonsOf("sku;attr:wattage\nL-01;2,700")).toEqual([
      "refused",
      'attributes.wattage "2,700" could be thousands or a fraction, and no number of the file says which; write it without a comma',
    ]);
    expect(await reasonsOf("sku;attr:wattage;price\nL-01;2,700;1,500.50")).toEqual(["changed"]);
    const cells = sheetRow(
      2,
      cell("A2", "L-01"),
      '<c r="B2" t="e"><f>VLOOKUP(1,X,1)</f><v>#N/A</v></c><c r="C2" t="e"><v>#REF!</v></c><c r="D2"><f>A1</f></c>',
    );
    const titles = ["sku", "description", "trade_price", "short_description"];
    const heading = sheetRow(1, ...titles.map((title, at) => cell(`${"ABCD"[at]}1`, title)));
    const faults = [
      "refused",
      "short_description the cell holds a formula without its result; open and save the file once",
      "description the cell holds #N/A",
      "trade_price the cell holds #REF!",
    ];
    const book = rawWorkbook({ sheets: { S: heading + cells } });
    expect(await reasonsOf(book)).toEqual(faults);
    expect(await reasonsOf(book, { empty_clears: "true" })).toEqual(faults);
    const date = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>';
    const moment = (title: string) =>
      rawWorkbook({
        sheets: {
          S:
            sheetRow(1, cell("A1", "sku"), cell("B1", title)) +
            sheetRow(2, cell("A2", "L-01"), '<c r="B2" s="1"><v>46036.75</v></c>'),
        },
        styles: date,
      });
    expect((await preview(moment("created_at"))).rows[0]?.changes).toMatchObject([
      { field: "created_at", after: "2026-01-14T18:00:00.000Z" },
    ]);
    expect(await reasonsOf(moment("size_label"))).toEqual([
      "refused",
      "size_label the cell holds a date, 2026-01-14T18:00:00; write it as text",
    ]);
  });

  it("keep zeros that a sheet shows, quotes inside cells, and letters of other encodings", async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    const sheet =
      sheetRow(1, cell("A1", "sku"), cell("B1", "price")) +
      sheetRow(2, '<c r="A2" s="1"><v>123</v></c><c r="B2"><v>1000</v></c>');
    const zeros = rawWorkbook({
      sheets: { Cover: sheetRow(1, cell("A1", "Read me")), Products: sheet },
      styles,
    });
    expect((await preview(zeros)).rows[0]).toMatchObject({ sku: "00123" });
    const named = async (body: string | Uint8Array) => (await preview(body)).rows[0]?.changes[0]?.after;
    expect(await named('sku,name\nL-01,Ring 24" lamp')).toBe('Ring 24" lamp');
    const mixed = Buffer.concat([
      Buffer.from("sku,name\nL-01,Ọlá lamp Don"),
      Buffer.from([0x92]),
      Buffer.from("t"),
    ]);
    expect(await named(new Uint8Array(mixed))).toBe("Ọlá lamp Don’t");
    expect(await preview("sku,,price\nL-01,,2000\n")).toMatchObject({ changed: 1 });
    expect(await refusal("sku,prise,foo,price\nL-01,1,2,3\n")).toMatchObject([
      422,
      expect.stringContaining('"prise", "foo" are not columns'),
    ]);
    expect(await refusal("<html><table><tr><td>sku</td></tr></table></html>", { name: "p.xls" })).toEqual([
      422,
      "p.xls is a web page that is saved as a sheet. Open it and save it as XLSX or CSV.",
    ]);
  });
});
