import { describe, expect, it } from "vitest";
import { type Cell, placeOf } from "#api/platform/sheets/cell.ts";
import { readTable, type TableTerms } from "#api/platform/sheets/read-table.ts";
import { rawWorkbook, row, text } from "../../fixtures/raw-workbook.ts";

const terms: TableTerms = { mostRows: 100 };

function read(bytes: Uint8Array, more: Partial<TableTerms> = {}) {
  const table = readTable(bytes, { ...terms, ...more });
  return table.ok ? table.rows : table.problem;
}

/** The one row of a sheet without heading. */
function cellsOf(cells: readonly string[], more: Omit<Parameters<typeof rawWorkbook>[0], "sheets"> = {}) {
  const rows = read(rawWorkbook({ sheets: { S: row(1, text("A1", "x"), ...cells) }, ...more }));
  if (typeof rows === "string") throw new Error(rows);
  return rows[0]?.slice(1);
}

const formats = (...codes: readonly string[]) => ({
  styles: `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join("")}</numFmts><cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join("")}<xf numFmtId="22"/><xf numFmtId="14"/></cellXfs>`,
});

const number = (value: string, shown = value): Cell => ({ kind: "number", value, text: shown });

describe("a cell of a workbook", () => {
  it.each([
    ["2700", number("2700")],
    ["0.30000000000000004", number("0.3")],
    ["30500.000000000004", number("30500")],
    ["261124010103", number("261124010103")],
    ["1E-3", number("0.001")],
    ["1.5E+21", number("1500000000000000000000")],
  ])("%s is a number", (value, cell) => {
    expect(cellsOf([`<c r="B1"><v>${value}</v></c>`])).toEqual([cell]);
  });

  it.each([
    ["00000", "123", "00123"],
    ["000\\-000", "123456", "123-456"],
    ["&quot;PR-&quot;00000", "123", "PR-00123"],
    ["#,##0.00", "1234.5", "1234.5"],
    ["0", "123", "123"],
    ["[Red]0000", "7", "0007"],
    ["0000;-0000", "7", "0007"],
    ["0.00", "7", "7"],
    ["&quot;₦&quot;#,##0", "7000", "7000"],
  ])("with the format %s shows %s as %s", (format, value, shown) => {
    const cells = cellsOf([`<c r="B1" s="1"><v>${value}</v></c>`], formats(format));
    expect(cells).toEqual([number(value, shown)]);
  });

  it.each([
    ["46036.75", "yyyy-mm-dd hh:mm", "2026-01-14T18:00:00"],
    ["46036", "d mmmm yyyy", "2026-01-14"],
    ["0.75", "hh:mm", "18:00:00"],
    ["46036.999999", "dd/mm/yyyy hh:mm:ss", "2026-01-15"],
    ["59", "dd/mm/yyyy", "1900-02-28"],
    ["46036", "[$-809]dd mmmm yyyy", "2026-01-14"],
  ])("of %s with the format %s is %s", (value, format, shown) => {
    expect(cellsOf([`<c r="B1" s="1"><v>${value}</v></c>`], formats(format))).toEqual([
      { kind: "date", text: shown },
    ]);
  });

  it("of a workbook that counts from 1904 is the day that it shows", () => {
    const cells = cellsOf(['<c r="B1" s="1"><v>44574.75</v></c>'], {
      ...formats("yyyy-mm-dd"),
      more: "",
    });
    expect(cells).toEqual([{ kind: "date", text: "2022-01-13T18:00:00" }]);
    const old = rawWorkbook({
      sheets: { S: row(1, text("A1", "x"), '<c r="B1" s="1"><v>44574.75</v></c>') },
      ...formats("yyyy-mm-dd"),
      more: '<workbookPr date1904="1"/>',
    });
    expect(read(old)).toEqual([["x", { kind: "date", text: "2026-01-14T18:00:00" }]]);
  });

  it.each([
    ['<c r="B1" t="e"><f>VLOOKUP(1,X,1)</f><v>#N/A</v></c>', { kind: "error", text: "#N/A" }],
    ['<c r="B1" t="e"><v>#REF!</v></c>', { kind: "error", text: "#REF!" }],
    ['<c r="B1" t="str"><f>A1</f><v>#N/A</v></c>', { kind: "error", text: "#N/A" }],
    ['<c r="B1"><f>5+5</f></c>', { kind: "uncalculated", text: "=5+5" }],
    ['<c r="B1"><f>5+5</f><v></v></c>', { kind: "uncalculated", text: "=5+5" }],
    ['<c r="B1"><f>5+5</f><v/></c>', { kind: "uncalculated", text: "=5+5" }],
    ['<c r="B1" t="str"><f>A1</f></c>', { kind: "uncalculated", text: "=A1" }],
    ['<c r="B1"><f>5+5</f><v>10</v></c>', number("10")],
    ['<c r="B1"><f>5-5</f><v>0</v></c>', number("0")],
    ['<c r="B1" t="str"><f>A1</f><v>lamp</v></c>', "lamp"],
    ['<c r="B1" t="b"><v>1</v></c>', "true"],
    ['<c r="B1" t="d"><v>2026-01-14T18:00:00</v></c>', { kind: "date", text: "2026-01-14T18:00:00" }],
    ['<c r="B1" t="s"><v>0</v></c>', "Ọlá & lamp"],
    ['<c r="B1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>c</t></rPh></is></c>', "ab"],
    ['<c r="B1" t="inlineStr"><is><t>a_x000D_b</t></is></c>', "a\rb"],
  ] as const)("written as %s", (xml, cell) => {
    const sharedTexts = ["<r><t>Ọlá </t></r><r><t>&amp; lamp</t></r>"];
    expect(cellsOf([xml], { sharedTexts })).toEqual([cell]);
  });

  it("that a program left to be calculated on opening has no result in its stored 0", () => {
    const cells = ['<c r="B1"><f>5+5</f><v>0</v></c>', '<c r="C1"><v>0</v></c>'];
    expect(cellsOf(cells, { more: '<calcPr fullCalcOnLoad="1"/>' })).toEqual([
      { kind: "uncalculated", text: "=5+5" },
      number("0"),
    ]);
  });
});

describe("the rows of a workbook", () => {
  it("need no places", () => {
    const sheet =
      '<row><c t="inlineStr"><is><t>sku</t></is></c><c/><c t="inlineStr"><is><t>price</t></is></c></row><row><c><v>1</v></c></row>';
    expect(read(rawWorkbook({ sheets: { S: sheet } }))).toEqual([["sku", "", "price"], [number("1")]]);
  });

  it("keep their places, hidden ones too, and merged cells have their value in the first", () => {
    const sheet = `${row(2, text("B2", "x"))}<row r="4" hidden="1">${text("A4", "y")}</row>`;
    expect(read(rawWorkbook({ sheets: { S: sheet } }))).toEqual([[], ["", "x"], [], ["y"]]);
  });

  it.each([
    [
      "a cover before it",
      { Cover: row(1, text("A1", "Read me")), List: row(1, text("A1", "sku"), text("B1", "qty")) },
    ],
    [
      "a cover of two columns",
      {
        Cover: row(1, text("A1", "By"), text("B1", "Ada")),
        List: row(1, text("A1", "sku"), text("B1", "qty")),
      },
    ],
    ["an empty sheet before it", { Empty: "", List: row(1, text("A1", "sku"), text("B1", "qty")) }],
  ])("are those of the sheet that is meant, with %s", (_, sheets) => {
    expect(read(rawWorkbook({ sheets }), { columns: [["sku"]] })).toEqual([["sku", "qty"]]);
  });

  it("are refused where two sheets could be meant, but for hidden ones", () => {
    const sheet = row(1, text("A1", "sku"));
    const sheets = { One: sheet, Two: sheet };
    expect(readTable(rawWorkbook({ sheets }), { ...terms, columns: [["sku"]] })).toEqual({
      ok: false,
      problem: "several-sheets",
      sheets: ["One", "Two"],
    });
    expect(read(rawWorkbook({ sheets, hidden: ["Two"] }), { columns: [["sku"]] })).toEqual([["sku"]]);
  });
});

describe("a file that is refused", () => {
  const file = (content: string | readonly number[]) => new Uint8Array(Buffer.from(content as string));
  it.each([
    ["empty", ""],
    ["empty", " \n,,\n"],
    ["old-excel", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ["old-excel", [0x09, 0x08, 0x08, 0x00, 0x00, 0x05, 0x10, 0x00]],
    ["not-a-table", "%PDF-1.7"],
    ["not-a-table", [0x89, 0x50, 0x4e, 0x47]],
    ["not-a-table", [0x61, 0x62, 0x00, 0x63]],
    ["web-page", "<html><table><tr><td>sku</td></tr></table>"],
    ["web-page", "\ufeff\n <TABLE border=1><tr><td>sku</td></tr></TABLE>"],
    ["web-page", '<?xml version="1.0"?><Workbook><Worksheet/></Workbook>'],
    ["web-page", "MIME-Version: 1.0\nContent-Type: multipart/related"],
    ["damaged", "PK\u0003\u0004 and no more"],
    ["unclosed-quote", 'sku,name\nA,"Lamp\n'],
    ["too-many-columns", `sku${",x".repeat(10_000)}`],
    ["too-many-rows", "a,b\n".repeat(101)],
  ] as const)("%s", (problem, content) => {
    expect(read(file(content))).toBe(problem);
  });

  it.each([
    ["too-many-rows", row(101, text("A101", "x"))],
    ["too-many-columns", row(1, text("XFD1", "x"))],
  ])("%s of a workbook", (problem, sheet) => {
    expect(read(rawWorkbook({ sheets: { S: sheet } }))).toBe(problem);
  });

  it("of a million rows is refused when the rows that it may have are over", () => {
    // Who read on would meet the quote at its end, which is not closed.
    const rows = Buffer.from(`${"PR-1,5\n".repeat(1_000_000)}"PR-1`);
    expect(read(new Uint8Array(rows), { mostRows: 5_000 })).toBe("too-many-rows");
  });

  it("swells beyond what is read", () => {
    const sheet = row(1, text("A1", "x".repeat(40_000_000)));
    expect(read(rawWorkbook({ sheets: { S: sheet } }))).toBe("too-complex");
  });
});

it.each([
  [0, 1, "A1"],
  [1, 7, "B7"],
  [25, 2, "Z2"],
  [26, 2, "AA2"],
  [16_383, 9, "XFD9"],
])("column %i of row %i is %s", (column, at, place) => {
  expect(placeOf(column, at)).toBe(place);
});
