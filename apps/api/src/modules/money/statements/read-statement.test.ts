import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import { readStatement } from "./read-statement.ts";

const today = "2026-11-24";

function read(text: string) {
  const statement = readStatement(text, today);
  if (!statement.ok) throw new Error(statement.why);
  return statement.rows;
}

describe("the amount of a statement's cell", () => {
  it.each([
    ["125,000.00", 125_000, undefined],
    ["₦125,000.00", 125_000, undefined],
    ["NGN 125000.5", 125_000.5, undefined],
    ["N18,250", 18_250, undefined],
    ["125000.00 CR", 125_000, "credit"],
    ["125000.00DR", 125_000, "debit"],
    ["(500.00)", 500, "debit"],
    ["-500", 500, "debit"],
    ["+500", 500, "credit"],
    ["", 0, undefined],
    ["-", 0, undefined],
  ])("%s", (cell, amount, way) => {
    expect(readAmount(cell)).toEqual({ amount: naira(amount), way });
  });

  it.each(["1,25", "12.345", "about 500", "1.250,00", "99999999999999999"])("%s is none", (cell) => {
    expect(readAmount(cell)).toBeUndefined();
  });
});

describe("the day of a statement's cell", () => {
  it.each([
    ["24/11/2026", "2026-11-24"],
    ["04/11/26", "2026-11-04"],
    ["24-Nov-2026", "2026-11-24"],
    ["4-NOV-26", "2026-11-04"],
    ["24 November 2026", "2026-11-24"],
    ["Nov 24, 2026", "2026-11-24"],
    ["2026-11-24T14:05:00", "2026-11-24"],
    ["24/11/2026 14:05", "2026-11-24"],
  ])("%s", (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  it.each(["31/02/2026", "11/24/2026", "Opening balance", ""])("%s is none", (cell) => {
    expect(readDay(cell)).toBeUndefined();
  });
});

describe("a bank's statement", () => {
  it("of GTBank has lines about the account above its header", () => {
    const rows = read(
      `\ufeffCUSTOMER STATEMENT\r\nAccount Name,PRECISE LIGHTING LTD\r\n"Period","01-Nov-2026 TO 24-Nov-2026"\r\n\r\nTrans. Date,Value. Date,Reference,Debits,Credits,Balance,Originating Branch,Remarks\r\n24-Nov-2026,24-Nov-2026,'000013261124,, "385,000.00","1,385,000.00",IKEJA,"NIP/ADAEZE, OKAFOR/PR-7KQ2M9XT"\r\n23-Nov-2026,23-Nov-2026,,"5,000.00",,"1,000,000.00",IKEJA,SMS CHARGE\r\n`,
    );
    expect(rows).toEqual([
      {
        row: 6,
        kind: "credit",
        credit: {
          day: "2026-11-24",
          amount: naira(385_000),
          narration: "NIP/ADAEZE, OKAFOR/PR-7KQ2M9XT",
          reference: "000013261124",
        },
      },
      { row: 7, kind: "debit" },
    ]);
  });

  it.each([
    [
      "Zenith",
      'DATE,DESCRIPTION/PAYEE/MEMO,DEBIT AMOUNT,CREDIT AMOUNT,VALUE DATE,BALANCE\n24/11/2026,X,0.00,"64,500.00",24/11/2026,9',
    ],
    [
      "Access",
      "S/N;Posted Date;Value Date;Description;Debit;Credit;Balance\n1;24-Nov-2026;24-Nov-2026;X;;64500.00;9",
    ],
    [
      "UBA",
      "TRAN DATE\tVALUE DATE\tNARRATION\tCHQ NO\tDEBIT\tCREDIT\tBALANCE\n24/11/2026\t24/11/2026\tX\t\t\t64,500.00\t9",
    ],
    ["one column of amounts", "balance,Amount (NGN),Narration,Date\n9,64500.00 CR,X,2026-11-24"],
    ["a column that says which way", "Date,Narration,Amount,DR/CR\n24 Nov 2026,X,64500,Cr"],
  ])("with the columns of %s", (_, text) => {
    expect(read(text)).toMatchObject([
      { kind: "credit", credit: { day: "2026-11-24", amount: naira(64_500), narration: "X" } },
    ]);
  });

  it("accounts for every row that is not blank", () => {
    const rows = read(
      "Date,Narration,Debit,Credit\n,Opening balance,,\n24/11/2026,a,,10\n\n24/11/2026,b,x,\n25/11/2026,c,,10\nsoon,d,,10\n24/11/2026,e,5,5\n,,,\nTotal,,5,20",
    );
    expect(rows.map((row) => [row.row, row.kind === "refused" ? row.why : row.kind])).toEqual([
      [2, "No money moved in this row."],
      [3, "credit"],
      [5, "“x” is not an amount like 125,000.00."],
      [6, "2026-11-25 is in the future."],
      [7, "“soon” is not a day like 24/11/2026."],
      [8, "The row has a credit and a debit."],
      [10, "The row has a credit and a debit."],
    ]);
  });

  it("keeps the rows behind a quote that is never closed", () => {
    const rows = read('Date,Narration,Credit\n24/11/2026,"ADA,10\n24/11/2026,OBI,20\n');
    expect(rows.filter(({ kind }) => kind === "credit")).toHaveLength(2);
  });

  it("is refused without a row that names its columns, and above 5,000 rows", () => {
    expect(readStatement("24/11/2026,ADA,500", today).ok).toBe(false);
    const long = `Date,Narration,Credit\n${"24/11/2026,ADA,500\n".repeat(5_001)}`;
    expect(readStatement(long, today)).toMatchObject({ ok: false });
  });
});
