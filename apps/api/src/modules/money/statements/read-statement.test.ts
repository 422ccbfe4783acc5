import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";

const today = "2026-11-24";

function read(text: string) {
  const statement = readStatement(text, today);
  if (!statement.ok) throw new Error(statement.why);
  return statement.rows;
}

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
          balance: naira(1_385_000),
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
      [5, "Debit (C5): “x” is not an amount like 125,000.00."],
      [6, "Date (A6): 2026-11-25 is in the future."],
      [7, "Date (A7): “soon” is not a day like 24/11/2026."],
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

  it.each([
    ["Outward Transfer", "debit"],
    ["Outflow", "debit"],
    ["Transfer Out", "debit"],
    ["DR", "debit"],
    ["Inflow", "credit"],
    ["Inward Transfer", "credit"],
    ["Cr.", "credit"],
    ["CREDIT", "credit"],
    ["POS Purchase", "refused"],
    ["Bank Charges", "refused"],
    ["Airtime", "refused"],
    ["Payment", "refused"],
    ["Credit Card Payment", "refused"],
    ["Reversal of debit", "refused"],
    ["DBT", "refused"],
    ["", "refused"],
  ])("with “%s” beside an unsigned amount holds a %s", (word, kind) => {
    expect(read(`Date,Description,Amount,Type\n24/11/2026,X,"30,500.00",${word}`)).toMatchObject([{ kind }]);
  });

  it("names the word that says no way", () => {
    expect(read("Date,Description,Amount,Type\n24/11/2026,X,500,POS Purchase")).toMatchObject([
      { why: "Type (D2): “POS Purchase” does not say whether money came or went." },
    ]);
  });

  it.each([
    ["signs", "+5,000.00", "credit"],
    ["a minus", '"-2,000.00"', "debit"],
    ["a minus elsewhere", "3000", "credit"],
  ])("may hold amounts with %s in one column for both ways", (_, amount, kind) => {
    const rows = read(
      `Trans. Time,Description,Debit/Credit(₦),Balance(₦)\n2026 Nov 24 09:15:10,X,${amount},9\n2026 Nov 24 10:15:10,Y,"-1.00",8`,
    );
    expect(rows[0]).toMatchObject({ kind });
  });

  it("refuses an unsigned amount among signed ones of both kinds, and a sign against its word", () => {
    const rows = read(
      "Date,Narration,Amount,Type\n24/11/2026,a,+5,\n24/11/2026,b,-5,\n24/11/2026,c,5,\n24/11/2026,d,-5,Credit",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["credit", "debit", "refused", "refused"]);
  });

  it("is refused where nothing in it says which way money went, until a person says so", () => {
    const text = "Date,Narration,Amount\n24/11/2026,ADA,500";
    expect(readStatement(text, today)).toMatchObject({
      ok: false,
      why: expect.stringContaining("No row says"),
    });
    const chosen = readStatement(text, today, { meanings: { amount: "credit" } });
    expect(chosen.ok && chosen.rows).toMatchObject([{ kind: "credit" }]);
  });

  it.each(["--", " — ", "-", "n/a", "NA", "NULL", "nil", "0.00", ""])("takes “%s” for no amount", (empty) => {
    const rows = read(
      `Date,Narration,Debit(₦),Credit(₦)\n24/11/2026,a,${empty},"5,001.00"\n24/11/2026,b,"2,000.00",${empty}`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["credit", "debit"]);
  });

  it("reads all days in the order that one of them proves", () => {
    const days = (text: string) =>
      read(`Date,Narration,Credit\n${text}`).map((row) =>
        row.kind === "credit" ? row.credit.day : row.kind,
      );
    expect(days("11/24/2026 09:15:10 AM,a,1\n11/05/2026 10:00:00 AM,b,2")).toEqual([
      "2026-11-24",
      "2026-11-05",
    ]);
    expect(days("24/11/2026,a,1\n05/11/2026,b,2")).toEqual(["2026-11-24", "2026-11-05"]);
    expect(days("05/11/2026,a,1")).toEqual(["2026-11-05"]);
    expect(days("11/05/2026 10:00:00 AM,a,1")).toEqual(["refused"]);
    expect(days("11/12/2026,a,1")).toEqual(["refused"]);
  });

  it("reads days in the order that a written value date proves", () => {
    const rows = read(
      "Date,Value Date,Narration,Credit\n11/05/2026,05-Nov-2026,a,1\n10/06/2026,06-Oct-2026,b,1",
    );
    expect(rows).toMatchObject([{ credit: { day: "2026-11-05" } }, { credit: { day: "2026-10-06" } }]);
  });

  it("is refused where its days contradict each other", () => {
    const text = "Date,Narration,Credit\n11/24/2026,a,1\n25/10/2026,b,2";
    expect(readStatement(text, today)).toMatchObject({
      ok: false,
      why: expect.stringContaining("contradict"),
    });
  });

  it.each([
    ["0,500", "is not an amount"],
    ["2,700", "could be thousands or a fraction"],
  ])("parted by semicolons refuses %s", (amount, why) => {
    expect(read(`Date;Narration;Credit\n24/11/2026;a;${amount}`)).toMatchObject([
      { kind: "refused", why: expect.stringContaining(why) },
    ]);
  });

  it("parted by semicolons reads commas between thousands where another amount proves the dot", () => {
    expect(read("Date;Narration;Credit\n24/11/2026;a;2,700\n24/11/2026;b;1,000.50")[0]).toMatchObject({
      kind: "credit",
    });
  });

  it.each([
    "TransactionDate,Narration,CreditAmount\n24/11/2026,X,5",
    "TRANSACTION_DATE,NARRATION,CREDIT (NGN)\n24th November 2026,X,5",
    'Date,Remarks,Lodgements\n"Tuesday, 24 November 2026",X,5.00 Cr.',
    "Date,Narration,Credit\n24/11/2026,X,'5.00",
  ])("%j names its columns and writes its cells in its own way", (text) => {
    expect(read(text)).toMatchObject([{ credit: { day: "2026-11-24", amount: naira(5), narration: "X" } }]);
  });

  it("refuses a spreadsheet's error, and drops a reference that a spreadsheet shortened", () => {
    const rows = read("Date,Narration,Reference,Credit\n24/11/2026,a,2.61E+11,5\n24/11/2026,b,,#N/A");
    expect(rows).toMatchObject([
      { credit: { reference: undefined } },
      { kind: "refused", why: "Credit (D3): the cell holds #N/A." },
    ]);
  });

  it.each([
    ["2E+11", undefined],
    ["A2E+11", "A2E+11"],
    ["2E+11A", "2E+11A"],
    ["FT'9", "FT'9"],
  ])("takes the reference %s for %s", (typed, reference) => {
    const rows = read(`Date,Narration,Reference,Credit\n24/11/2026,a,${typed},5`);
    expect(rows).toMatchObject([{ credit: { reference } }]);
  });

  it("takes the time from a column of its own", () => {
    const rows = read("Transaction Time,Date,Narration,Credit\n02:05 PM,24/11/2026,X,5");
    expect(rows).toMatchObject([{ credit: { day: "2026-11-24", time: "14:05:00" } }]);
  });

  it.each([
    ["a credit that was taken back", "Date,Debit,Credit\n24/11/2026,,-10", "debit"],
    ["a credit and no debit", "Date,Debit,Credit\n24/11/2026,0.00,10", "credit"],
    ["n/a for a debit", "Date,Debit,Credit\n24/11/2026,N/A,10", "credit"],
    ["a dash for a credit", "Date,Debit,Credit\n24/11/2026,5,--", "debit"],
    ["nothing that moved", "Date,Debit,Credit\n24/11/2026,nil,'-", "No money moved in this row."],
    ["words for a way", "Date,Amount,Type\n24/11/2026,10,Inward Transfer", "credit"],
    ["words for the other way", "Date,Amount,Type\n24/11/2026,10,Withdrawal", "debit"],
    [
      "words against the amount",
      "Date,Amount,Type\n24/11/2026,10 CR,Debit",
      "Amount (B2): the amount says credit, and “Debit” says debit.",
    ],
    [
      "words that say nothing",
      "Date,Amount,Type\n24/11/2026,10,Airtime",
      "Type (C2): “Airtime” does not say whether money came or went.",
    ],
    [
      "no words",
      "Date,Amount,Type\n24/11/2026,10, ",
      "Amount (B2): nothing says whether money came or went.",
    ],
    ["no sign, where others have a minus", "Date,Amount\n24/11/2026,10\n24/11/2026,-5", "credit"],
    [
      "no sign, where others have both",
      "Date,Amount\n24/11/2026,10\n24/11/2026,-5\n24/11/2026,5 CR",
      "Amount (B2): nothing says whether money came or went.",
    ],
    [
      "no sign beside words of spending",
      "Date,Amount,Type\n24/11/2026,10,Purchase\n24/11/2026,-5,x",
      "Type (C2): “Purchase” does not say whether money came or went.",
    ],
    ["an empty day", "Date,Credit\n,10", "Date (A2): An empty cell is not a day like 24/11/2026."],
    [
      "a day that may be another",
      "Date,Credit\n05/11/2026 03:10 PM,10",
      "Date (A2): “05/11/2026 03:10 PM” could be 2026-11-05 or 2026-05-11, and no row of the file says which.",
    ],
    ["words that say what the amount says", "Date,Amount,Type\n24/11/2026,10 CR,Credit", "credit"],
    ["thousands that no other amount proves", 'Date,Credit\n24/11/2026,"2,700"', "credit"],
    [
      "many words that say nothing",
      `Date,Amount,Type\n24/11/2026,10,${"z".repeat(50)}`,
      `Type (C2): “${"z".repeat(40)}” does not say whether money came or went.`,
    ],
    [
      "many words for a day",
      `Date,Credit\n${"z".repeat(50)},10`,
      `Date (A2): “${"z".repeat(40)}” is not a day like 24/11/2026.`,
    ],
    [
      "a way below lines of amounts about the account",
      "Opening,500\nClosing,600\nHeld,700\nDate,DR/CR,Amount\n24/11/2026,CR,10",
      "credit",
    ],
    ["its value date", "Date,Value Date,Credit\n,24/11/2026,10", "credit"],
  ])("reads a row with %s", (_, text, expected) => {
    const [row] = read(text);
    expect(row?.kind === "refused" ? row.why : row?.kind).toBe(expected);
  });

  it("says why no row can be read where nothing says which way money went", () => {
    expect(readStatement("Date,Amount\n24/11/2026,10", today)).toMatchObject({
      ok: false,
      why: expect.stringContaining("No row says whether its money came or went"),
      columns: [{ meaning: "date" }, { meaning: "amount" }],
    });
    for (const nothing of ["", "0.00"])
      expect(readStatement(`Date,Amount\n24/11/2026,${nothing}`, today)).toMatchObject({ ok: true });
  });

  it("tells how it was understood", () => {
    const understood = (text: string) => {
      const statement = readStatement(text, today);
      return statement.ok ? statement.understanding : statement.why;
    };
    const columns = [
      { name: "Date", meaning: "date" },
      { name: "Credit", meaning: "credit" },
    ];
    expect(understood("Date,Credit\n24/11/2026,10")).toMatchObject({
      columns,
      dayOrder: undefined,
      way: "columns",
    });
    expect(understood("Date,Credit\n05/11/2026,10")).toMatchObject({
      dayOrder: { order: "day-first", isProven: false },
    });
    expect(understood("Date,Amount\n24/11/2026,-10")).toMatchObject({ way: "signs" });
    expect(understood("Date,Amount\n24/11/2026,")).toMatchObject({ way: "signs" });
    expect(understood("Date,Amount,Type\n24/11/2026,10,CR")).toMatchObject({ way: "words" });
  });

  it("leaves out a heading that is repeated, and keeps what stands beside the money", () => {
    const rows = read(
      `Date,Time,Narration,Reference,Credit,Balance\n24/11/2026,10:15, ADA   OBI ,''FT9,10,-5\nDate,Time,Narration,Reference,Credit,Balance\n24/11/2026,,${"A".repeat(600)},${"7".repeat(130)},10,5 DR\n24/11/2026,,X,LIGHTS,10,\n24/11/2026,,X,2.61E+11,10,`,
    );
    expect(rows.map((row) => (row.kind === "credit" ? { row: row.row, ...row.credit } : row))).toEqual([
      {
        ...{ row: 2, day: "2026-11-24", amount: naira(10), narration: "ADA OBI", reference: "FT9" },
        ...{ time: expect.stringContaining("10:15"), balance: naira(-5) },
      },
      {
        ...{ row: 4, day: "2026-11-24", amount: naira(10), narration: "A".repeat(500) },
        ...{ reference: "7".repeat(120), balance: naira(-5) },
      },
      { row: 5, day: "2026-11-24", amount: naira(10), narration: "X", reference: undefined },
      { row: 6, day: "2026-11-24", amount: naira(10), narration: "X", reference: undefined },
    ]);
  });

  it("of 5,000 rows is read, and of more refused with that figure", () => {
    const rows = (count: number) => readStatement(`Date,Credit\n${"24/11/2026,5\n".repeat(count)}`, today);
    expect(rows(5_000).ok).toBe(true);
    expect(rows(5_001)).toEqual({ ok: false, why: "The statement has more than 5,000 rows." });
    expect(readStatement("24/11/2026,ADA,500", today)).toEqual({
      ok: false,
      why: "No row names the columns. The statement needs a date, a narration, and a credit or an amount.",
    });
  });
});
