import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { isCamt053, readCamt053 } from "./read-camt.ts";

const today = "2026-11-24";
const camt = (...entries: readonly string[]) =>
  `<Document><BkToCstmrStmt><Stmt>${entries.map((each) => `<Ntry>${each}</Ntry>`).join("")}</Stmt></BkToCstmrStmt></Document>`;
const usual = {
  amount: '<Amt Ccy="NGN">385000.00</Amt>',
  way: "<CdtDbtInd>CRDT</CdtDbtInd>",
  day: "<BookgDt><Dt>2026-11-24</Dt></BookgDt>",
  more: "",
};
/** What is read of one entry, changed as a test needs it. */
const readOf = (changes: Partial<typeof usual> = {}) => {
  const { amount, way, day, more } = { ...usual, ...changes };
  const read = readCamt053(camt(`${amount}${way}${day}${more}`), today);
  const [row] = read.ok ? read.rows : [];
  if (row?.kind === "credit") return row.credit;
  return row?.kind === "refused" ? row.why : row;
};
const detail = (text: string) => ({ more: `<NtryDtls><TxDtls>${text}</TxDtls></NtryDtls>` });

describe("a statement of camt.053", () => {
  it.each([
    [camt(), true],
    ["<ns2:Document><ns2:BkToCstmrStmt>", true],
    ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">', true],
    ["<Document><BkToCstmrStmtX>", false],
    [`${" ".repeat(5_000)}<BkToCstmrStmt>`, false],
    [`${" ".repeat(2_000)}camt.053`, false],
    ["camt-053", false],
  ])("is told by its element or its name near the beginning (%#)", (text, isOne) => {
    expect(isCamt053(text)).toBe(isOne);
  });

  it("has a row for each entry, by its place", () => {
    const entry = `${usual.amount}${usual.way}${usual.day}`;
    expect(readCamt053(camt(entry, entry.replace("CRDT", "DBIT")), today)).toEqual({
      ok: true,
      rows: [
        {
          row: 1,
          kind: "credit",
          credit: { day: "2026-11-24", amount: naira(385_000), narration: "", reference: undefined },
        },
        { row: 2, kind: "debit" },
      ],
      understanding: { format: "camt053", sheet: undefined, columns: [], dayOrder: undefined, way: "format" },
    });
    expect(readCamt053(camt(), today)).toEqual({ ok: false, why: "The statement has no entries." });
    expect(readCamt053("<BkToCstmrStmt", today)).toMatchObject({ ok: false });
  });

  it.each([
    [{ amount: "<Amt>1.00</Amt>" }, "“” is not NGN."],
    [{ amount: '<Amt Ccy="NGN">0.00</Amt>' }, "“0.00” is not an amount like 125000.00."],
    [{ amount: '<Amt Ccy="NGN">much</Amt>' }, "“much” is not an amount like 125000.00."],
    [{ way: "" }, "“” does not say whether money came or went."],
    [{ day: "" }, "“” is not a day like 2026-11-24."],
    [{ day: "<BookgDt><Dt>2026-11-25</Dt></BookgDt>" }, "2026-11-25 is in the future."],
    [{ more: "<Sts><Cd>PDNG</Cd></Sts>" }, "The entry is not booked yet (PDNG)."],
    [{ more: "<Sts>INFO</Sts>" }, "The entry is not booked yet (INFO)."],
  ])("refuses an entry with %j", (changes, why) => {
    expect(readOf(changes)).toBe(why);
  });

  it.each(["<Sts><Cd>BOOK</Cd></Sts>", "<Sts>BOOK</Sts>", "<Sts> </Sts>"])(
    "takes a booked entry (%s)",
    (more) => {
      expect(readOf({ more })).toMatchObject({ amount: naira(385_000) });
    },
  );

  it.each([
    ["<BookgDt><DtTm>2026-11-23T10:15:00</DtTm></BookgDt>", "2026-11-23"],
    ["<ValDt><Dt>2026-11-22</Dt></ValDt>", "2026-11-22"],
    ["<ValDt><DtTm>2026-11-21T10:15:00</DtTm></ValDt>", "2026-11-21"],
    ["<ValDt><Dt>2026-11-22</Dt></ValDt><BookgDt><Dt>2026-11-23</Dt></BookgDt>", "2026-11-23"],
  ])("takes the day of %s", (day, expected) => {
    const credit = readOf({ day });
    expect(credit).toMatchObject({ day: expected });
    if (day.includes("DtTm")) expect(credit).toMatchObject({ time: expect.stringContaining("10:15") });
    else expect(credit).not.toHaveProperty("time");
  });

  it.each([
    ["<AcctSvcrRef>FT1</AcctSvcrRef><NtryRef>N2</NtryRef>", "FT1"],
    [detail("<Refs><AcctSvcrRef>FT3</AcctSvcrRef></Refs>").more, "FT3"],
    ["<NtryRef>N2</NtryRef>", "N2"],
    [detail("<Refs><EndToEndId>E4</EndToEndId></Refs>").more, "E4"],
    [detail("<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>").more, undefined],
    ["<NtryRef>none</NtryRef>", undefined],
    [`<NtryRef>${"7".repeat(130)}</NtryRef>`, "7".repeat(120)],
  ])("takes the reference of %s", (more, reference) => {
    expect(readOf({ more })).toMatchObject({ reference });
  });

  it("says who paid and what for, each once, on one line", () => {
    const all = detail(
      "<Refs><EndToEndId>PR-7</EndToEndId></Refs><RltdPties><Dbtr><Nm>Ada  Obi</Nm></Dbtr></RltdPties>" +
        "<RmtInf><Ustrd>lights</Ustrd><Ustrd>for\n me</Ustrd><Strd><CdtrRefInf><Ref>R-9</Ref></CdtrRefInf></Strd></RmtInf>",
    ).more;
    expect(
      readOf({ more: `${all}<AddtlNtryInf>lights</AddtlNtryInf><AddtlNtryInf>NIP</AddtlNtryInf>` }),
    ).toMatchObject({
      narration: "Ada Obi lights for me R-9 PR-7 NIP",
    });
    expect(readOf(detail("<RltdPties><Dbtr><Pty><Nm>Ada</Nm></Pty></Dbtr></RltdPties>"))).toMatchObject({
      narration: "Ada",
    });
    expect(readOf(detail("<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>"))).toMatchObject({
      narration: "",
    });
    expect(readOf({ more: `<AddtlNtryInf>${"A".repeat(600)}</AddtlNtryInf>` })).toMatchObject({
      narration: "A".repeat(500),
    });
  });

  it("reads amounts of an entry, not those of what it is made of", () => {
    expect(readOf(detail('<Amt Ccy="USD">9.00</Amt>'))).toMatchObject({ amount: naira(385_000) });
    expect(readOf({ amount: detail('<Amt Ccy="USD">9.00</Amt>').more + usual.amount })).toMatchObject({
      amount: naira(385_000),
    });
  });
});
