import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedAccount } from "#api/desk/trade/account-commands.ts";
import type { PriceImport } from "#api/desk/trade/price-file-commands.ts";
import type { ListedApplication, ListedCompany } from "#api/desk/trade/trade-list.ts";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { openSampleDatabase } from "../../fixtures/catalogue.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { clientPassword, logIn, putClients } from "./put-clients.ts";

const sweepApplications = sweepOf("applications");

const by = "Bisi (shop)";
const sku = "PR-CH-ADN60-BB";

describe.each(databaseKinds)("operators of the trade area on %s", (kind) => {
  let api: TestApi;
  let people: Awaited<ReturnType<typeof putClients>>;
  let commands: ReturnType<typeof operatorCommands>;
  beforeAll(async () => {
    api = await startTestApi(kind, { open: openSampleDatabase });
    commands = operatorCommands({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 });
    people = await putClients(api.db);
  });
  afterAll(() => api.close());

  /** The command's own result, as its caller knows it. */
  const ask = async <Result>(name: string, input: object = {}): Promise<Result> => {
    const run = commands[name] ?? expect.fail(`no command ${name}`);
    return (await run(input, () => undefined)) as Result;
  };
  const change = <Result>(name: string, input: object) => ask<Result>(name, { ...input, by });
  const audits = (subject: string) =>
    ask<{ act: string; before: object; after: object }[]>("audit.list", { subject, limit: 20 });
  const mailsTo = (email: string) =>
    api.db.query<{ kind: string }>("select kind from mail_outbox where recipient = $1 order by id", [email]);
  const netOf = async (cookie: string) => {
    const answer = await api.post("/api/clients/product/productbyids", { skus: [sku] }, { cookie });
    const { data } = answer.json as { data: { products: { items: { net: string }[] } } | null };
    return data?.products.items[0]?.net ?? answer.status;
  };
  const application = (email: string, company = "Ife Interiors") => ({
    ...{ company, trade: "designer", state: "Osun" },
    contact: { email, firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" },
  });

  it("approve what was applied for: an account with a first password, mailed to its owner, noted, and kept nowhere", async () => {
    const email = "ife@interiors.example";
    await api.post("/api/clients/apply", application(email, "Ife Interior"));
    await api.post("/api/clients/apply", application(email));
    const open = await ask<ListedApplication[]>("trade.applications", { openOnly: true, limit: 10 });
    expect(open).toMatchObject([
      { company: "Ife Interiors", email, phone: "+2348031234567", status: "open" },
    ]);
    const opened = await change<OpenedAccount>("trade.approve", {
      application: open[0]?.id,
      priceList: "project",
      creditLimit: 250_000,
    });
    expect(opened).toMatchObject({
      email,
      first_password: expect.stringMatching(/^(?:[0-9A-Z]{5}-){2}[0-9A-Z]{5}$/),
      company: { name: "Ife Interiors", price_list: "project", credit_limit: 250_000, credit_reserved: 0 },
    });
    const answer = await api.post("/api/clients/login", { email, password: opened.first_password });
    expect(answer.json).toMatchObject({
      data: {
        user: { must_change_password: true, company: { name: "Ife Interiors", price_list: "Project" } },
      },
    });
    expect(await mailsTo(email)).toEqual([{ kind: "trade_application" }, { kind: "trade_account" }]);
    expect(await audits(email)).toMatchObject([
      { act: "trade.approve", before: null, after: { company: "Ife Interiors", price_list: "project" } },
    ]);
    const kept = await api.db.query("select content::text, after::text from mail_outbox, audit_entry");
    expect(JSON.stringify(kept)).not.toContain(opened.first_password);
    await expect(
      change("trade.approve", { application: open[0]?.id, priceList: "project", creditLimit: 0 }),
    ).rejects.toThrow(`There is no open application ${open[0]?.id}.`);
  });

  it("read a company's registration number in any usual form, and refuse what is none", async () => {
    const email = "rc@interiors.example";
    const typed = (rc_number: string) => ({ ...application(email), rc_number });
    const refused = await api.post("/api/clients/apply", typed("to follow"));
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: [{ code: "invalid_input", field: "rc_number" }] },
    });
    await api.post("/api/clients/apply", typed("RC RC-0000001"));
    const [open] = await ask<ListedApplication[]>("trade.applications", { openOnly: true, limit: 10 });
    expect(open?.rc_number).toBe("RC 0000001");
    await change("trade.decline", { application: open?.id });
    const person = { email: "new@rc.example", firstname: "New", lastname: "One" };
    const company = (rcNumber: string) => ({
      name: "RC Homes",
      rcNumber,
      priceList: "project",
      creditLimit: 0,
    });
    await expect(change("trade.create", { company: company("none yet"), person })).rejects.toThrow(
      "none yet is not a registration number: give one such as RC 123456.",
    );
    await change("trade.create", { company: company("123456"), person });
    expect(await api.db.query("select rc_number from client_company where name = 'RC Homes'")).toEqual([
      { rc_number: "RC 123456" },
    ]);
  });

  it("decline, and leave nothing open", async () => {
    const email = "no@interiors.example";
    await api.post("/api/clients/apply", application(email));
    const [open] = await ask<ListedApplication[]>("trade.applications", { openOnly: true, limit: 10 });
    await change("trade.decline", { application: open?.id });
    expect(await ask("trade.applications", { openOnly: true, limit: 10 })).toEqual([]);
    expect(await audits(email)).toMatchObject([{ act: "trade.decline", after: { status: "declined" } }]);
  });

  it("keep no application longer than half a year after it was decided", async () => {
    const count = async () => (await api.db.query("select 1 from client_application")).length;
    expect(await count()).toBe(3);
    await api.db.query(
      "update client_application set decided_at = now() - interval '181 days' where status = 'declined'",
    );
    await sweepApplications(api.db);
    expect(await count()).toBe(1);
  });

  it("open accounts for another person of a company, and none twice", async () => {
    const person = {
      email: "zainab@hausa.example",
      firstname: "Zainab",
      lastname: "Sani",
      phone: "0806 123 4567",
    };
    const company = { existing: people.halima.companyId };
    const opened = await change<OpenedAccount>("trade.create", { company, person });
    expect(opened.company.people.map(({ email }) => email)).toContain("zainab@hausa.example");
    await expect(
      change("trade.create", { company, person: { ...person, email: "ZAINAB@hausa.example" } }),
    ).rejects.toThrow("The e-mail ZAINAB@hausa.example already has an account.");
    await expect(change("trade.create", { company: { existing: "Nobody Ltd" }, person })).rejects.toThrow(
      "There is no trade company Nobody Ltd.",
    );
  });

  it("disable a person or a whole company at once, and enable again", async () => {
    const [ngozi, tunde] = [await logIn(api, people.ngozi.email), await logIn(api, people.tunde.email)];
    expect(await change("trade.disable", { client: people.ngozi.email })).toMatchObject({ signed_out: 1 });
    expect([await netOf(ngozi), await netOf(tunde)]).toEqual([401, "300300.00"]);
    await expect(change("trade.disable", { client: people.ngozi.email })).rejects.toThrow(
      "is already disabled",
    );
    expect(await change("trade.disable", { client: "eko build" })).toMatchObject({ signed_out: 1 });
    expect(await netOf(tunde)).toBe(401);
    const refused = await api.post("/api/clients/login", {
      email: people.tunde.email,
      password: clientPassword,
    });
    expect(refused.status).toBe(401);
    await change("trade.enable", { client: people.tunde.companyId });
    await change("trade.enable", { client: people.ngozi.email });
    // The sessions from before do not come back.
    expect(await netOf(tunde)).toBe(401);
    expect(await netOf(await logIn(api, people.ngozi.email))).toBe("300300.00");
    expect(await audits("Eko Build")).toMatchObject([
      { act: "trade.enable", before: { disabled: true }, after: { disabled: false } },
      { act: "trade.disable", before: { disabled: false }, after: { disabled: true, signed_out: 1 } },
    ]);
  });

  it("reset a password: everybody is signed out, and the old one opens nothing", async () => {
    const cookie = await logIn(api, people.musa.email);
    const reset = await change<{ first_password: string }>("trade.reset-password", {
      email: people.musa.email,
    });
    expect(await netOf(cookie)).toBe(401);
    await expect(logIn(api, people.musa.email)).rejects.toThrow("not signed in");
    expect(await netOf(await logIn(api, people.musa.email, reset.first_password))).toBe(403);
    expect(await mailsTo(people.musa.email)).toEqual([{ kind: "trade_password" }]);
  });

  it("give a company another price list, from the next call on, and a credit limit", async () => {
    const cookie = await logIn(api, people.tunde.email);
    expect(await netOf(cookie)).toBe("300300.00");
    await change("trade.assign-price-list", { company: people.tunde.companyId, priceList: "project" });
    expect(await netOf(cookie)).toBe("282300.00");
    await change("trade.assign-price-list", { company: people.tunde.companyId, priceList: "contractor" });
    await expect(
      change("trade.assign-price-list", { company: people.tunde.companyId, priceList: "gold" }),
    ).rejects.toThrow("There is no price list gold.");
    await change("trade.set-credit-limit", { company: "Eko Build", limit: 750_000 });
    const listed = await ask<ListedCompany[]>("trade.list");
    expect(listed.find(({ name }) => name === "Eko Build")).toMatchObject({ credit_limit: 750_000 });
  });

  async function importPrices(code: string, lines: readonly string[], more: object = {}) {
    const file = join(api.dataFolder, "prices.csv");
    await writeFile(file, lines.join("\r\n"));
    const rest = { removesUnlisted: false, dryRun: false, ...more };
    return change<PriceImport>("price-lists.import", { code, file, ...rest });
  }

  it("make a price list and import its own prices, seen by those who pay by it from the next call on", async () => {
    await change("price-lists.create", {
      code: "frame-2026",
      label: "Frame 2026",
      percent: 90.5,
      rounding: 50,
    });
    await change("trade.assign-price-list", { company: people.tunde.companyId, priceList: "frame-2026" });
    const cookie = await logIn(api, people.tunde.email);
    // 90.5 % of 300,300 is 271,771.50; to the nearest 50.
    expect(await netOf(cookie)).toBe("271750.00");
    const lines = ["\ufeffSKU;from_quantity;net", `${sku.toLowerCase()};;"250,000.50"`, `${sku};12;240000`];
    expect(await importPrices("frame-2026", lines, { dryRun: true })).toMatchObject({ outcome: "checked" });
    expect(await netOf(cookie)).toBe("271750.00");
    expect(await importPrices("frame-2026", lines)).toMatchObject({
      outcome: "imported",
      articles: 1,
      prices: 2,
    });
    expect(await netOf(cookie)).toBe("250000.50");
    const one = ["sku,net", "PRB60927,3000"];
    expect(await importPrices("frame-2026", one)).toMatchObject({ outcome: "imported", unlisted: 1 });
    expect(await netOf(cookie)).toBe("250000.50");
    const removing = { removesUnlisted: true };
    expect(await importPrices("frame-2026", one, removing)).toMatchObject({
      outcome: "unconfirmed",
      unlisted: 1,
    });
    expect(await netOf(cookie)).toBe("250000.50");
    await importPrices("frame-2026", one, { ...removing, confirmedRemovals: 1 });
    expect(await netOf(cookie)).toBe("271750.00");
    expect((await audits("frame-2026"))[0]).toMatchObject({
      act: "price-lists.import",
      before: { own_prices: 2 },
      after: {
        own_prices: 1,
        prices: 1,
        file: "prices.csv",
        sha256: createHash("sha256").update(one.join("\r\n")).digest("hex"),
      },
    });
  });

  it("import nothing of a file with a wrong line, and name every one", async () => {
    const lines = [
      "sku,from_quantity,net",
      `${sku},1,1000`,
      `${sku},3,1100`,
      `${sku},3,900`,
      "NO-SUCH,1,1000",
      "PRB60927,2,1000",
      "PRB60927,x,1000",
      ",1,1000",
      "PRB60927,1,-5",
    ];
    const done = await importPrices("project", lines);
    expect(done.outcome).toBe("refused");
    expect(done.faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "3 net: must be below the price from 1",
      `4 from_quantity (B4): ${sku} already has a price from 3 (line 3)`,
      "5 sku: the catalogue has no NO-SUCH",
      "6 from_quantity: PRB60927 has no price for quantity 1",
      '7 from_quantity (B7): "x" is not a quantity',
      "8 sku (A8): is missing",
      '9 net (C9): "-5" is not a price in naira',
    ]);
    expect(await api.db.query("select 1 from price_list_entry where list_code = 'project'")).toEqual([]);
    await expect(importPrices("project", ["article,price", "A,1"])).rejects.toThrow(
      "The file has no column sku.",
    );
  });
});
