import { decodeText } from "#api/platform/sheets/decode-text.ts";
import { readTableApart } from "#api/platform/sheets/read-table-apart.ts";
import { isCamt053, readCamt053 } from "./read-camt.ts";
import { isMt940, readMt940 } from "./read-mt940.ts";
import {
  noTableWords,
  readStatement,
  readStatementTable,
  type StatementChoices,
  type StatementRead,
  statementTerms,
} from "./read-statement.ts";

/** A statement as it was sent: what was pasted, or a file's bytes. */
export type SentStatement = { readonly text: string } | { readonly bytes: Uint8Array };

/** More says nothing new of what kind of text it is. */
const startBytes = 8_192;

/**
 * Reads a statement by what it holds: CSV in any encoding, XLSX, MT940 or camt.053.
 * @param today a Lagos day; money of later days is refused
 */
export async function readSentStatement(
  sent: SentStatement,
  today: string,
  choices: StatementChoices = {},
): Promise<StatementRead> {
  const start = "text" in sent ? sent.text : (decodeText(sent.bytes.subarray(0, startBytes)) ?? "");
  const text = () => ("text" in sent ? sent.text : (decodeText(sent.bytes) ?? ""));
  if (isMt940(start)) return readMt940(text(), today);
  if (isCamt053(start)) return readCamt053(text(), today);
  if ("text" in sent) return readStatement(sent.text, today, choices);
  const table = await readTableApart(sent.bytes, statementTerms);
  return table.ok ? readStatementTable(table, today, choices) : { ok: false, why: noTableWords(table) };
}
