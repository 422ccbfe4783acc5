import { csvText } from "@precise/cart-core/csv-text";
import { mostPriceLines } from "@precise/contract/desk/trade/price-lists";
import { Refused } from "#api/platform/admin/refused.ts";
import { textOf } from "#api/platform/sheets/cell.ts";
import { decodeText } from "#api/platform/sheets/decode-text.ts";
import { readTableApart } from "#api/platform/sheets/read-table-apart.ts";
import { tableProblemWords } from "#api/platform/sheets/table-words.ts";

const terms = { mostRows: mostPriceLines * 2, columns: [["sku"], ["net"]] };

/**
 * The text of own prices as they were sent: what was pasted, or a file as base64, of which a workbook's rows become CSV.
 * @throws Refused where none, or both, are given, or the file is no table
 */
export async function priceTextOf({
  text,
  file,
}: {
  readonly text?: string | undefined;
  readonly file?: string | undefined;
}): Promise<string> {
  if ((text === undefined) === (file === undefined))
    throw new Refused("Give the prices as text or as a file.", { status: 422 });
  return text ?? textOfBytes(new Uint8Array(Buffer.from(file ?? "", "base64")));
}

/** The text of a file of own prices. @throws Refused where it is no table */
export async function textOfBytes(bytes: Uint8Array): Promise<string> {
  const table = await readTableApart(bytes, terms);
  if (!table.ok) throw new Refused(tableProblemWords("The file", table, mostPriceLines), { status: 422 });
  if (table.format === "csv") return decodeText(bytes) ?? "";
  const [heading = [], ...rows] = table.rows.map((cells) => cells.map(textOf));
  return csvText(heading, rows);
}
