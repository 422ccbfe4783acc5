import {
  decideAlikeRow,
  ignoreBankCredit,
  listBankCredits,
  listStatements,
  lookAtStatement,
  matchBankCredit,
  matchSureCredits,
  readStatement,
  sendStatement,
} from "@precise/contract/desk/money/bank-statements";
import { confirmDeskPayment, readOrderLedger } from "@precise/contract/desk/money/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { text as cell, rawWorkbook, row as sheetRow } from "../../fixtures/raw-workbook.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format();

describe.each(allDatabaseKinds)("bank statements at the desk on %s", (kind) => {
  let api: TestApi;
  let finance: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi(kind);
    finance = await staffAs(api, "finance");
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("delete from bank_statement_row");
    await api.db.query("delete from bank_credit");
    await putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]);
  });
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 63_500)).number;
  const send = (...rows: readonly string[]) =>
    finance.done(sendStatement, {
      body: { name: "gtbank.csv", text: ["Date,Narration,Reference,Debit,Credit", ...rows].join("\n") },
    });
  const row = (narration: string, naira: number, reference = "") =>
    `${today},${narration},${reference},,"${naira.toFixed(2)}"`;
  const waiting = async () => (await finance.done(listBankCredits)).credits;

  it("account for every row, and add nothing when they are given in again or overlap", async () => {
    const rows = [
      row("ADA", 100),
      row("ADA", 100),
      row("OBI", 200, "S77"),
      `${today},SMS,,50.00,`,
      "soon,EZE,,,5",
    ];
    const first = await send(...rows);
    expect(first.statement).toMatchObject({ rows: 5, new: 3, known: 0, debits: 1, refused: 1, unmatched: 3 });
    const again = await send(...rows.slice(0, 4), row("NEW", 300));
    expect(again.statement).toMatchObject({ rows: 5, new: 1, known: 3, debits: 1, refused: 0 });
    expect(await waiting()).toHaveLength(4);
    const { statements } = await finance.done(listStatements);
    expect(statements.slice(0, 2)).toEqual([again.statement, { ...first.statement, unmatched: 3 }]);
    const { refused } = await finance.done(readStatement, { params: { id: first.statement.id } });
    expect(refused).toEqual([{ row: 6, why: "Date (A6): “soon” is not a day like 24/11/2026." }]);
  });

  const sendText = (text: string, more: { meanings?: Record<string, "credit"> } = {}) =>
    finance.done(sendStatement, { body: { name: "x.csv", text, ...more } });

  it("never hold money in what the file does not call so", async () => {
    const words = [
      "Outward Transfer",
      "POS Purchase",
      "Outflow",
      "Bank Charges",
      "Airtime",
      "Payment",
      "Inflow",
    ];
    const rows = words.map((word) => `${today},X,"30,500.00",${word}`).join("\n");
    const { statement } = await sendText(`Date,Description,Amount,Type\n${rows}`);
    expect(statement).toMatchObject({ new: 1, debits: 2, refused: 4 });
  });

  it("tell equal credits apart by their time or the balance behind them", async () => {
    const timed = (time: string) => `Date,Narration,Credit\n${today} ${time},ADA,100\n`;
    expect((await sendText(timed("09:15:10"))).statement).toMatchObject({ new: 1 });
    expect((await sendText(timed("14:20:00"))).statement).toMatchObject({ new: 1, known: 0 });
    expect((await sendText(`${timed("09:15:10")}\n`)).statement).toMatchObject({ new: 0, known: 1 });
    const balanced = (balance: number) => `Date,Narration,Credit,Balance\n${today},OBI,50,${balance}\n`;
    await sendText(balanced(1_050));
    expect((await sendText(balanced(1_200))).statement).toMatchObject({ new: 1, known: 0 });
  });

  it.each([
    ["09:15:10", "09:15:00", true],
    ["09:15:00", "09:15:10", true],
    ["09:15:10", "09:16:00", false],
    ["09:15:10", "09:15:11", false],
  ])("at %s and at %s are one credit, as exports without seconds have it: %s", async (one, other, isSame) => {
    const timed = (time: string) => `Date,Narration,Credit\n${today} ${time},ADA,100\n`;
    await sendText(timed(one));
    expect((await sendText(timed(other))).statement).toMatchObject({
      new: isSame ? 0 : 1,
      known: isSame ? 1 : 0,
    });
  });

  it("take each of two equal credits for one of an earlier statement, and a third for a new one", async () => {
    const timed = (...times: string[]) =>
      `Date,Narration,Credit\n${times.map((time) => `${today} ${time},ADA,100\n`).join("")}`;
    await sendText(timed("09:15:10", "14:20:30"));
    const again = await sendText(timed("14:20:30", "09:15:10", "16:00:05"));
    expect(again.statement).toMatchObject({ new: 1, known: 2 });
  });

  it("ask a person whether a credit is the equal one of an earlier statement, where nothing says so", async () => {
    const first = await sendText(`Date,Narration,Credit\n${today},ADA,100\n`);
    const again = await sendText(`Date,Narration,Credit\n${today},ADA,100\n`);
    expect(again.statement).toMatchObject({ new: 0, known: 1, alike: 0 });
    const other = await sendText(`Date,Narration,Debit,Credit\n${today},ADA,,100\n`);
    expect(other.statement).toMatchObject({ new: 0, known: 0, alike: 1, unmatched: 1 });
    const params = { id: other.statement.id };
    const { alike } = await finance.done(readStatement, { params });
    expect(alike).toMatchObject([
      { row: 2, narration: "ADA", amount: { value: 100 }, earlier: { id: first.statement.id } },
    ]);
    const decided = await finance.done(decideAlikeRow, { params, body: { row: 2, is_other: true } });
    expect(decided.statement).toMatchObject({ new: 1, alike: 0 });
    expect(await waiting()).toHaveLength(2);
    const twice = await finance.call(decideAlikeRow, { params, body: { row: 2, is_other: true } });
    expect([twice.status, twice.failure?.errors[0]?.message]).toEqual([
      404,
      "This row does not wait for a decision.",
    ]);
    const third = await sendText(`Date,Narration,Debit,Credit,Memo\n${today},ADA,,100,\n`);
    const same = { params: { id: third.statement.id }, body: { row: 2, is_other: false } };
    expect((await finance.done(decideAlikeRow, same)).statement).toMatchObject({ known: 1, alike: 0 });
    expect(await waiting()).toHaveLength(2);
  });

  it("are looked at before anything is kept, and a person's word on a column is remembered", async () => {
    const text = `Date,Narration,Amount\n${today},ADA,500`;
    const look = async (more: { meanings?: Record<string, "credit"> } = {}) =>
      (await finance.done(lookAtStatement, { body: { name: "x.csv", text, ...more } })).look;
    expect(await look()).toMatchObject({
      problem: expect.stringContaining("No row says whether its money came or went"),
      columns: [
        { name: "Date", meaning: "date" },
        { name: "Narration", meaning: "narration" },
        { name: "Amount", meaning: "amount" },
      ],
    });
    const meanings = { Amount: "credit" } as const;
    expect(await look({ meanings })).toMatchObject({
      problem: null,
      way: "columns",
      credits: 1,
      credit_sum: { value: 500 },
      first: [{ kind: "credit", day: today, amount: { value: 500 } }],
    });
    expect(await waiting()).toEqual([]);
    await sendText(text, { meanings });
    expect(await look()).toMatchObject({ problem: null, credits: 1 });
    await api.db.query("delete from bank_statement_heading");
  });

  it("may be files: a workbook, and Windows-1252, which is the same statement as UTF-8", async () => {
    const sendBytes = (bytes: Uint8Array) =>
      finance.done(sendStatement, { body: { name: "x", file: Buffer.from(bytes).toString("base64") } });
    const sheet =
      sheetRow(1, cell("A1", "Account"), cell("B1", "0123456789")) +
      sheetRow(3, cell("A3", "Date"), cell("B3", "Narration"), cell("C3", "Credit (NGN)")) +
      sheetRow(4, cell("A4", today), cell("B4", "ADA"), '<c r="C4"><v>30500.000000000004</v></c>') +
      sheetRow(5, cell("A5", today), cell("B5", "OBI"), '<c r="C5" t="e"><v>#N/A</v></c>');
    const book = await sendBytes(rawWorkbook({ sheets: { S: sheet } }));
    expect(book.statement).toMatchObject({ new: 1, refused: 1 });
    expect((await waiting())[0]).toMatchObject({ amount: { value: 30_500 } });
    const text = `Date;Narration;Reference;Credit\n${today};CAFÉ – ADA;S1234;7002.00`;
    const old = new Uint8Array(Buffer.from(text.replace("–", "\u0096"), "latin1"));
    expect((await sendBytes(old)).statement).toMatchObject({ new: 1 });
    expect((await sendText(text)).statement).toMatchObject({ new: 0, known: 1 });
    const page = { name: "x.xls", file: Buffer.from("<html><table></table></html>").toString("base64") };
    const refused = await finance.call(sendStatement, { body: page });
    expect([refused.status, refused.failure?.errors[0]]).toMatchObject([
      422,
      { field: "file", message: expect.stringContaining("a web page") },
    ]);
  });

  it("book a credit for the order that it names at one click, with the amount of the row", async () => {
    const number = await place();
    await send(row(`NIP/ADA OBI/${number.replace("-", "")}`, 63_500, "000013261124"));
    const [credit] = await waiting();
    expect(credit).toMatchObject({ verdict: "sure", shares: [{ number, amount: { value: 63_500 } }] });
    const params = { id: credit?.id ?? "" };
    const { done } = await finance.done(matchBankCredit, { params, body: { number } });
    expect(done).toEqual({
      outcome: "booked",
      numbers: [number],
      amount: { value: 63_500 },
      reference: "000013261124",
    });
    const { money, rows } = await finance.done(readOrderLedger, { params: { number } });
    expect([money.stage, rows.length]).toEqual(["confirmed", 1]);
    expect(await waiting()).toEqual([]);
    const twice = await finance.call(matchBankCredit, { params, body: { number } });
    expect([twice.status, twice.failure?.errors[0]?.message]).toEqual([
      409,
      `This credit is booked already for ${number}.`,
    ]);
  });

  it("book one credit twice at the same moment only once", async () => {
    const number = await place();
    await send(row(`ADA ${number}`, 63_500));
    const [credit] = await waiting();
    const params = { id: credit?.id ?? "" };
    const both = await Promise.all(
      [1, 2].map(() => finance.call(matchBankCredit, { params, body: { number } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("know what someone confirmed by hand, by the bank's reference or without one", async () => {
    const [one, two] = [await place(), await place()];
    await finance.done(confirmDeskPayment, { body: { number: one, reference: "FT26/0077/AB" } });
    await finance.done(confirmDeskPayment, { body: { number: two } });
    const { statement } = await send(
      row("NIP ADA OBI FT260077AB LIGHTS", 63_500),
      row(`ADA OBI ${two}`, 63_500),
      row(`ADA OBI ${two} AGAIN`, 63_500),
    );
    expect(statement).toMatchObject({ new: 3, unmatched: 1 });
    const [left] = await waiting();
    expect(left?.narration).toBe(`ADA OBI ${two} AGAIN`);
    expect(left?.verdict).not.toBe("sure");
  });

  it("link a credit to what was confirmed by hand after the statement, and book nothing again", async () => {
    const number = await place();
    await send(row(`ADA OBI ${number}`, 63_500));
    await finance.done(confirmDeskPayment, { body: { number } });
    const [credit] = await waiting();
    const { done } = await finance.done(matchBankCredit, {
      params: { id: credit?.id ?? "" },
      body: { number },
    });
    expect(done.outcome).toBe("known");
    const { rows } = await finance.done(readOrderLedger, { params: { number } });
    expect(rows).toHaveLength(1);
  });

  it("book what is sure at once, first as a rehearsal, and leave the rest", async () => {
    const [one, two, three] = [await place(), await place(), await place()];
    await send(
      row(`ADA ${one}`, 63_500),
      row(`OBI ${two} AND ${three}`, 127_000),
      row(`EZE ${one} SECOND`, 63_500),
      row("CASH DEPOSIT", 63_500),
    );
    const plan = await finance.done(matchSureCredits, { body: { dry_run: true } });
    const outcomes = (rows: typeof plan.rows) =>
      rows.map(({ numbers, outcome }) => [numbers.toSorted(), outcome]);
    expect(outcomes(plan.rows)).toEqual([
      [[one], "would_book"],
      [[two, three].toSorted(), "would_book"],
      [[one], "refused"],
    ]);
    const { rows } = await finance.done(matchSureCredits, {
      body: { dry_run: false, credits: plan.rows.map(({ credit }) => credit) },
    });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["booked", "booked", "refused"]);
    for (const number of [one, two, three]) {
      const { money } = await finance.done(readOrderLedger, { params: { number } });
      expect([money.stage, money.received.value]).toEqual(["confirmed", 63_500]);
    }
    expect((await waiting()).map(({ narration }) => narration)).toEqual([
      `EZE ${one} SECOND`,
      "CASH DEPOSIT",
    ]);
  });

  it("pay several orders with shares, never more than came", async () => {
    const [one, two] = [await place(), await place()];
    await send(row("FATHER OF BOTH", 100_000));
    const [credit] = await waiting();
    const params = { id: credit?.id ?? "" };
    const shares = (first: number, second: number) => ({
      shares: [
        { number: one, amount: first },
        { number: two, amount: second },
      ],
    });
    const above = await finance.call(matchBankCredit, { params, body: shares(63_500, 63_500) });
    expect([above.status, above.failure?.errors[0]?.field]).toEqual([422, "shares"]);
    await finance.done(matchBankCredit, { params, body: shares(63_500, 36_500) });
    const { money } = await finance.done(readOrderLedger, { params: { number: two } });
    expect(money).toMatchObject({ status: "part_paid", missing: { value: 27_000 } });
  });

  it("take a credit that is for no order out of the queue, with a reason", async () => {
    await send(row("PAYSTACK PAYOUT", 500_000));
    const [credit] = await waiting();
    const params = { id: credit?.id ?? "" };
    await finance.done(ignoreBankCredit, { params, body: { reason: "Pay-out of Paystack." } });
    expect(await waiting()).toEqual([]);
    const { credits } = await finance.done(listBankCredits, { query: { state: "ignored" } });
    expect(credits).toMatchObject([{ id: params.id, reason: "Pay-out of Paystack." }]);
  });

  it("are refused without columns that can be read", async () => {
    const refused = await finance.call(sendStatement, { body: { name: "x", text: "hello" } });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "text"]);
  });

  it("are the owner's and the bookkeeper's alone", async () => {
    for (const role of ["manager", "sales", "viewer"] as const) {
      const caller = await staffAs(api, role);
      expect((await caller.call(listBankCredits)).status).toBe(403);
    }
  });
});
