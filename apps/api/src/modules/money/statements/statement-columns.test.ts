import { describe, expect, it } from "vitest";
import { type ColumnMeaning, findHeading, headingKey, placesOf } from "./statement-columns.ts";

/** How the columns of a heading are understood; amounts stand in those at `amounts`. */
const meaningsOf = (names: readonly string[], amounts: readonly number[] = [], chosen = {}) =>
  findHeading(
    [names],
    (place) => amounts.includes(place),
    () => chosen,
  )?.columns.map(({ meaning }) => meaning);

const headings: Readonly<Record<Exclude<ColumnMeaning, "nothing">, string>> = {
  date: `Date, Trans Date, Tran Date, Transaction Date, Txn Date, Trx Date, Post Date, Posted Date, Posting Date,
    Date Posted, Entry Date, Effective Date, Date/Time, Transaction Date/Time, Trans. Time, Transaction Time, Created At,
    Payment Date, Transaction Date and Time, Booking Date`,
  value_date: "Value Date, Val. Date, Value Dt",
  time: "Time",
  narration: `Narration, Narrative, Description, Transaction Description, Transaction Narration, Narrations,
    Description/Payee/Memo, Remarks, Remark, Details, Transaction Details, Transaction Detail, Particulars, Memo,
    Transaction Remarks, Transaction Particulars`,
  credit: `Credit, Credits, Credit Amount, Amount Credited, CR, CR Amount, Deposit, Deposits, Deposit (CR), Lodgement,
    Lodgements, Lodgment, Lodgments, Money In, Paid In, Pay In, Inflow, Settlement Credit, Credit (CR), Deposit Amount,
    Deposit Amt`,
  debit: `Debit, Debits, Debit Amount, Amount Debited, DR, DR Amount, Withdrawal, Withdrawals, Withdrawal (DR), Money Out,
    Paid Out, Pay Out, Outflow, Settlement Debit, Debit (DR), Withdrawal Amount, Withdrawal Amt`,
  amount: "Amount (NGN), Transaction Amount, Trans. Amount, Tran Amount, Txn Amount, Trx Amount",
  way: `DR/CR, CR/DR, D/C, C/D, Debit/Credit, Credit/Debit, Type, Transaction Type, Tran Type, Sign, Trans. Type, Direction,
    Entry Type, DR/CR Indicator, Indicator, Txn Type`,
  reference: `Reference, Ref, Ref. No, Reference No, Reference Number, Transaction Reference, Trans Ref, Tran Ref,
    Transaction Ref, Transaction ID, Tran ID, Session ID, Bank Reference, Trans ID, Transaction Reference Number,
    Payment Reference, External ID, RRN`,
  balance: `Balance, Running Balance, Available Balance, Ledger Balance, Balance After, Closing Balance, Current Balance,
    Account Balance, Book Balance, Balance after Transaction`,
};
const cases = Object.entries(headings).flatMap(([meaning, names]) =>
  names.split(",").map((name) => [name.replaceAll(/\s+/g, " ").trim(), meaning] as const),
);

describe("the columns of a statement", () => {
  it.each(cases.filter(([, meaning]) => meaning === "date"))("%s is a %s", (name) => {
    expect(meaningsOf([name, "Credit"])).toEqual(["date", "credit"]);
  });

  it.each(cases.filter(([, meaning]) => meaning !== "date"))("%s is a %s", (name, meaning) => {
    expect(meaningsOf(["Date", "Amount", name])).toEqual(["date", "amount", meaning]);
  });

  it("are nothing under other names", () => {
    expect(meaningsOf(["Date", "Amount", "S/N", ""])).toEqual(["date", "amount", "nothing", "nothing"]);
  });

  it("need a date, and a credit or an amount", () => {
    expect(meaningsOf(["Date", "Debit"])).toBeUndefined();
    expect(meaningsOf(["Narration", "Credit"])).toBeUndefined();
    expect(meaningsOf(["Date", "Credit"])).toBeDefined();
  });

  it("named by Debit/Credit hold amounts where amounts stand below, unless a person says otherwise", () => {
    expect(meaningsOf(["Date", "Debit/Credit"], [1])).toEqual(["date", "amount"]);
    expect(meaningsOf(["Date", "Debit/Credit", "Amount"], [2])).toEqual(["date", "way", "amount"]);
    expect(meaningsOf(["Date", "Debit/Credit", "Amount"], [1], { debitcredit: "way" })).toEqual([
      ...["date", "way", "amount"],
    ]);
  });

  it("mean what a person says", () => {
    expect(meaningsOf(["Day", "Sum"], [], { day: "date", sum: "amount" })).toEqual(["date", "amount"]);
    expect(meaningsOf(["Date", "Credit", "Amount"], [], { credit: "nothing" })).toEqual([
      ...["date", "nothing", "amount"],
    ]);
  });

  it("with a date beside a time take the time for what it is", () => {
    expect(meaningsOf(["Transaction Date", "Transaction Time", "Credit"])).toEqual([
      "date",
      "time",
      "credit",
    ]);
    expect(meaningsOf(["Date", "Date/Time", "Credit"])).toEqual(["date", "date", "credit"]);
  });

  it("without another date take the value date", () => {
    expect(meaningsOf(["Value Date", "Credit"])).toEqual(["date", "credit"]);
    expect(meaningsOf(["Date", "Value Date", "Credit"])).toEqual(["date", "value_date", "credit"]);
  });

  it("stand in the first row that names them, below lines about the account", () => {
    const rows = [
      ["CUSTOMER STATEMENT"],
      ["Date", "01-Nov-2026"],
      ["Date", " Credit   Amount "],
      ["Date", "Credit"],
    ];
    expect(
      findHeading(
        rows,
        (_, below) => below > 2,
        () => ({}),
      ),
    ).toEqual({
      row: 2,
      columns: [
        { name: "Date", meaning: "date" },
        { name: "Credit Amount", meaning: "credit" },
      ],
    });
  });

  it("of the same meaning count by the first, and are remembered by their names", () => {
    const columns = [
      { name: "S/N", meaning: "nothing" as const },
      { name: "Date", meaning: "date" as const },
      { name: "Posted Date", meaning: "date" as const },
      { name: "Credit (₦)", meaning: "credit" as const },
    ];
    expect(placesOf(columns)).toEqual({ date: 1, credit: 3 });
    expect(headingKey(columns)).toBe("sn|date|posteddate|credit");
  });

  it("of an earlier heading are asked for by its names", () => {
    const keys: string[] = [];
    findHeading(
      [["Date", "Credit"]],
      () => false,
      (key) => {
        keys.push(key);
        return {};
      },
    );
    expect(keys).toEqual(["date|credit"]);
  });
});
