import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { readSentStatement } from "./read-statement-file.ts";

const today = "2026-11-24";
const mt940 = [":20:S1", ":60F:C261123NGN1000,00", ":61:261124C1,00NTRF9"].join("\n");
const camt053 = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="NGN">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`;
const csv = `Date,Narration,Credit\n${today},ADA,1.00`;

it.each([
  ["mt940", mt940],
  ["camt053", camt053],
  ["csv", csv],
])("a statement is read as %s by what it holds, pasted or as a file", async (format, text) => {
  for (const sent of [{ text }, { bytes: new TextEncoder().encode(text) }]) {
    const read = await readSentStatement(sent, today);
    if (!read.ok) throw new Error(read.why);
    expect(read.understanding.format).toBe(format);
    expect(read.rows).toMatchObject([{ kind: "credit", credit: { day: today, amount: naira(1) } }]);
  }
});

it("a file is read to its end, also where its kind shows at its beginning", async () => {
  const entries = Array.from({ length: 600 }, () => ":61:261124C1,00NTRF9");
  const bytes = new TextEncoder().encode([mt940, ...entries].join("\n"));
  const read = await readSentStatement({ bytes }, today);
  expect(read.ok && read.rows.length).toBe(601);
});
