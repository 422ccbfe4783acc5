import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { isMt940, readMt940 } from "./read-mt940.ts";

const today = "2026-11-24";
const rowsOf = (...lines: readonly string[]) => {
  const read = readMt940([":20:S1", ":60F:C261123NGN1000,00", ...lines].join("\n"), today);
  return read.ok ? read.rows : read.why;
};
const creditOf = (...lines: readonly string[]) => {
  const rows = rowsOf(...lines);
  const [row] = typeof rows === "string" ? [] : rows;
  return row?.kind === "credit" ? row.credit : row;
};

describe("a text of MT940", () => {
  it.each([
    [":20:S1\n:60F:C261123NGN1,00", true],
    ["  {1:F01}{4:\n:20:S1\n:61:261124C1,00NTRF", true],
    [":20:S1\n:62F:C261123NGN1,00", false],
    ["Statement :20:S1\n:60F:C261123NGN1,00", false],
    [":20:S1 :61:261124C1,00NTRF", false],
    ["Date,Credit\n:61:,5", false],
  ])("%j: %s", (text, isOne) => {
    expect(isMt940(text)).toBe(isOne);
  });

  it("has its entries by line, whichever way lines end", () => {
    for (const end of ["\n", "\r\n", "\r"])
      expect(readMt940([":20:S1", ":61:261124C1,00NTRF9", ":61:261124D1,00NTRF9"].join(end), today)).toEqual({
        ok: true,
        rows: [
          {
            row: 2,
            kind: "credit",
            credit: { day: "2026-11-24", amount: naira(1), narration: "", reference: "9" },
          },
          { row: 3, kind: "debit" },
        ],
        understanding: { format: "mt940", sheet: undefined, columns: [], dayOrder: undefined, way: "format" },
      });
  });

  it("without entries, or in another currency from its first balance on, is refused", () => {
    expect(rowsOf(":62F:C261124NGN1000,00")).toBe("The statement has no entries.");
    expect(readMt940(":20:S1\n:60M:D261123USD1,00\n:61:261124C1,00NTRF9", today)).toEqual({
      ok: false,
      why: "The statement is in USD, not in naira.",
    });
    expect(readMt940(":20:S1\n:86: :60F:C261123USD1,00\n:61:261124C1,00NTRF9", today).ok).toBe(true);
    expect(creditOf(":86: :60F:C261123USD1,00", ":61:261124C1,00NTRF9")).toMatchObject({ amount: naira(1) });
  });

  it.each([
    ["261124C5000,NTRFNONREF", 5_000],
    ["261124C5000,5NTRFNONREF", 5_000.5],
    ["2611241124CN5000,05NTRFNONREF", 5_000.05],
    ["261124RD0,01NTRFNONREF", 0.01],
  ])("has money that came in %s", (line, amount) => {
    expect(creditOf(`:61:${line}`)).toMatchObject({
      day: "2026-11-24",
      amount: naira(amount),
      reference: undefined,
    });
  });

  it.each(["261124D5000,NTRFNONREF", "261124RC5000,NTRFNONREF"])("has money that went in %s", (line) => {
    expect(creditOf(`:61:${line}`)).toEqual({ row: 3, kind: "debit" });
  });

  it.each([
    "261124C0,00NTRFNONREF",
    "261124C5000NTRFNONREF",
    "261124X5000,00NTRFNONREF",
    "x261124C1,00NTRF9",
  ])("%s is refused as no entry", (line) => {
    expect(creditOf(`:61:${line}`)).toEqual({
      row: 3,
      kind: "refused",
      why: `“${line}” is not an entry like 2611241124C5000,00NTRFNONREF.`,
    });
  });

  it("refuses days that are none, or to come, and shows a long line in part", () => {
    expect(creditOf(":61:261331C1,00NTRF9")).toMatchObject({ why: "“261331” is not a day like 261124." });
    expect(creditOf(":61:260230C1,00NTRF9")).toMatchObject({ why: "“260230” is not a day like 261124." });
    expect(creditOf(":61:261125C1,00NTRF9")).toMatchObject({ why: "2026-11-25 is in the future." });
    expect(creditOf(`:61:${"9".repeat(50)}`)).toMatchObject({
      why: expect.stringContaining(`“${"9".repeat(40)}”`),
    });
  });

  it.each([
    ["NTRFPR-7KQ2M9XT//FT 9", "PR-7KQ2M9XT", "FT 9"],
    ["NTRFPR-7KQ2M9XT", "", "PR-7KQ2M9XT"],
    ["NTRF nonref //FT9", "", "FT9"],
    ["NTRFA/B 7//", "", "A/B 7"],
    ["NTRFPR9NONREF//FT9", "PR9NONREF", "FT9"],
    ["NTRFNONREF9//FT9", "NONREF9", "FT9"],
    ["NTRF 7 ", "", "7"],
    ["NTRF8// 9 ", "8", "9"],
    ["NTRFLIGHTS", "", undefined],
    [`NTRF9//${"7".repeat(130)}`, "9", "7".repeat(120)],
  ])("takes %s apart", (end, narration, reference) => {
    expect(creditOf(`:61:261124C1,00${end}`)).toMatchObject({ narration, reference });
  });

  it("adds what stands below an entry to its narration, and nothing of what follows", () => {
    expect(
      creditOf(
        ":61:261124C1,00NTRFNONREF",
        ":86:?20NIP  ADA?21OBI",
        "FOR - LIGHTS-",
        "-}",
        ":62F:C261124NGN1,00",
        ":86:of the whole statement",
        "and more",
      ),
    ).toMatchObject({ narration: "NIP ADA OBI FOR - LIGHTS-" });
    expect(creditOf(":61:261124C1,00NTRFNONREF", `:86:${"A".repeat(600)}`)).toMatchObject({
      narration: "A".repeat(500),
    });
    expect(creditOf("lost", ":86:lost", ":61:261124C1,00NTRFNONREF", "x:86:kept")).toMatchObject({
      narration: "x:86:kept",
    });
  });
});
