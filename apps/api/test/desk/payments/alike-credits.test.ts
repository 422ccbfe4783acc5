import { decideAlikeRow, readStatement, sendStatement } from "@precise/contract/desk/money/bank-statements";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format();

describe("credits of a bank's statement that look like those of an earlier one", () => {
  let api: TestApi;
  let finance: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    finance = await staffAs(api, "finance");
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("delete from bank_statement_row");
    await api.db.query("delete from bank_credit");
  });

  /** Takes a statement of rows of ₦100 that came today. @returns how many of them were `new`, `known`, `alike` */
  async function take(heading: string, ...rows: readonly string[]) {
    const lines = rows.map((row) => `${today},100,${row}`);
    const text = [`Date,Credit,${heading}`, ...lines].join("\n");
    const { statement } = await finance.done(sendStatement, { body: { name: "x.csv", text } });
    return { id: statement.id, counts: [statement.new, statement.known, statement.alike] };
  }
  const countsOf = async (heading: string, ...rows: readonly string[]) =>
    (await take(heading, ...rows)).counts;
  const decide = (id: string, isOther: boolean) =>
    finance.done(decideAlikeRow, { params: { id }, body: { row: 2, is_other: isOther } });

  it("are kept by their day, amount, words and reference, as earlier versions of the shop kept them", async () => {
    const text = "Date,Credit,Narration,Reference\n2026-11-24,100,NIP/Ada Obi-77,s 1\n2026-11-24,100,Eze,";
    await finance.done(sendStatement, { body: { name: "x.csv", text } });
    const kept = await api.db.query<{ digest: string }>("select digest from bank_credit order by id");
    expect(kept.map(({ digest }) => digest)).toEqual([
      // SHA-256 of `["2026-11-24",10000,"NIPADAOBI77","S 1"]#1`
      "a5a5321f8dfca349b6d49cd13d295214086af0a14888871c5238441b919a8ca9",
      // … and of `["2026-11-24",10000,"EZE",""]#1`
      "c9d17c1bc219f55c0a3269d5bef3ef586e7e0312a614ffa3df1eef9e9ca10df3",
    ]);
  });

  it.each([
    [
      "a reference of six characters",
      "Narration,Reference,Time",
      "ADA,S12345,09:15:10",
      "ADA,S12345,11:00:30",
    ],
    ["the same short reference and nothing else", "Narration,Reference", "ADA,S77", "ADA,S77"],
    ["the same balance behind it", "Narration,Balance", "ADA,1050", "ADA,1050"],
    [
      "the same time, whatever the balance",
      "Narration,Time,Balance",
      "ADA,09:15:10,1050",
      "ADA,09:15:10,900",
    ],
  ])("are the same with %s", async (_, heading, earlier, later) => {
    await take(heading, earlier);
    expect(await countsOf(`${heading},Memo`, `${later},x`)).toEqual([0, 1, 0]);
  });

  it.each([
    [
      "a short reference and another time",
      "Narration,Reference,Time",
      "ADA,S1234,09:15:10",
      "ADA,S1234,11:00:30",
    ],
    ["another balance behind it", "Narration,Balance", "ADA,1050", "ADA,1200"],
    [
      "another time, whatever the balance",
      "Narration,Time,Balance",
      "ADA,09:15:10,1050",
      "ADA,11:00:30,1050",
    ],
    ["other words", "Narration", "ADA", "OBI"],
    ["another number in their words", "Narration", "INVOICE 1", "INVOICE 2"],
  ])("are others with %s", async (_, heading, earlier, later) => {
    await take(heading, earlier);
    expect(await countsOf(`${heading},Memo`, `${later},x`)).toEqual([1, 0, 0]);
  });

  it.each([
    ["Time", "09:15:10"],
    ["Balance", "1050"],
  ])("are asked about where only one of the two has a %s", async (name, value) => {
    await take(`Narration,${name}`, `ADA,${value}`);
    expect(await countsOf("Narration", "ADA")).toEqual([0, 0, 1]);
    await take("Narration", "OBI");
    expect(await countsOf(`Narration,${name}`, `OBI,${value}`)).toEqual([0, 0, 1]);
  });

  it("are asked about where two of them are in one earlier statement and nothing else is", async () => {
    await take("Narration", "ADA", "ADA");
    expect(await countsOf("Narration,Memo", "ADA,x", "ADA,y")).toEqual([0, 0, 2]);
  });

  it("may be written with other signs and in other letters", async () => {
    await take("Narration", "NIP/Ada Obi");
    expect(await countsOf("Narration", "nip ADA-OBI")).toEqual([0, 0, 1]);
  });

  it("are each one of its own in one statement, and one of them for each earlier one", async () => {
    await take("Narration", "ADA");
    expect(await countsOf("Narration,Memo", "ADA,x", "ADA,y")).toEqual([1, 0, 1]);
  });

  it("keep what is the same for sure where another could be, too", async () => {
    await take("Narration,Time", "ADA,09:15:10", "ADA,");
    expect(await countsOf("Narration,Time,Memo", "ADA,09:15:10,x")).toEqual([0, 1, 0]);
  });

  it("are the same where another credit is in both statements as well, in whatever others they are", async () => {
    await take("Narration", "ADA", "OBI");
    const { id } = await take("Narration,Memo", "ADA,x");
    await decide(id, false);
    expect(await countsOf("Narration,Note", "ADA,x", "OBI,x")).toEqual([0, 2, 0]);
    expect(await countsOf("Narration,Note", "ADA,x", "ADA,y")).toEqual([1, 0, 1]);
  });

  it("that a person called others are known when their file is given in again", async () => {
    await take("Narration", "ADA");
    const { id, counts } = await take("Narration,Memo", "ADA,x");
    expect(counts).toEqual([0, 0, 1]);
    await decide(id, true);
    expect(await countsOf("Narration,Memo", "ADA,x")).toEqual([0, 1, 0]);
    expect(await countsOf("Narration,Note", "ADA,x", "ADA,y", "ADA,z")).toEqual([1, 0, 2]);
    const [other] = (await finance.done(readStatement, { params: { id } })).credits;
    expect(other).toMatchObject({ statement: id, narration: "ADA" });
  });

  it("are refused as others where fifty are kept", async () => {
    await take("Narration", ...Array.from({ length: 50 }, () => "ADA"));
    const { id } = await take("Narration,Memo", "ADA,x");
    const body = { row: 2, is_other: true };
    const refused = await finance.call(decideAlikeRow, { params: { id }, body });
    expect([refused.status, refused.failure?.errors[0]?.message]).toEqual([
      409,
      "50 credits of this day, amount and narration are kept already.",
    ]);
  });
});
