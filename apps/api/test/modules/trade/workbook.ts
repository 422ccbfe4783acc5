import { strToU8, zipSync } from "fflate";

const xmlns = "http://schemas.openxmlformats.org";
const officeDocument = `${xmlns}/officeDocument/2006/relationships`;
const main = `${xmlns}/spreadsheetml/2006/main`;

/** A workbook of one sheet, as small as one can be. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const cell = (value: string | number, row: number, column: number) => {
    const at = `${"ABCDEFGH"[column]}${row + 1}`;
    return typeof value === "number"
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const sheet = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join("")}</row>`,
    )
    .join("");
  const files = {
    "[Content_Types].xml": `<Types xmlns="${xmlns}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": relations("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${officeDocument}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

function relations(type: string, target: string): string {
  return `<Relationships xmlns="${xmlns}/package/2006/relationships"><Relationship Id="rId1" Type="${officeDocument}/${type}" Target="${target}"/></Relationships>`;
}
