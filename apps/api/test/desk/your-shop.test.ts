import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IdentityValues } from "@precise/contract/desk/settings/identity";
import {
  cancelShopSetting,
  readShopSetting,
  setShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { getCompany } from "@precise/contract/shop/company";
import { companyProfilePath } from "@precise/contract/shop/company-profile-path";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samplesCommand } from "#api/desk/settings/setting-commands.ts";
import { mailRenderers } from "#api/main/open-mail.ts";
import { readContent } from "#api/modules/company/content.ts";
import { sellerOf } from "#api/modules/invoice/seller.ts";
import { contentNow, openSettings } from "#api/modules/settings/open-settings.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { pdfText } from "../fixtures/pdf-text.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const contentFile = join(import.meta.dirname, "../../catalogue/content.json");
const identity = { params: { kind: "identity" as const } };
const bank = { bank_name: "Zenith Bank", account_name: "Ada Lights Ltd", account_number: "1012345678" };

describe("who the shop is, at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let now = () => new Date();
  beforeAll(async () => {
    api = await startTestApi("pglite", { settingsClock: () => now() });
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
  });
  afterAll(() => api.close());

  const companyNow = async () =>
    successBody(getCompany.data).parse((await api.get("/api/company")).json).data.company;
  const entriesOf = (values: Partial<IdentityValues>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const set = (values: Partial<IdentityValues>, more: { readonly valid_from?: string } = {}) =>
    owner.done(setShopSetting, { ...identity, body: { entries: entriesOf(values), ...more } });
  const takeBack = (...keys: readonly string[]) =>
    owner.done(setShopSetting, {
      ...identity,
      body: { entries: keys.map((key) => ({ key, value: null })) },
    });
  const valueNow = async (key: string) =>
    (await owner.done(readShopSetting, identity)).setting.current.find((entry) => entry.key === key)?.value;

  it("begins as the content file, which says so itself", async () => {
    const { setting } = await owner.done(readShopSetting, identity);
    expect(setting.current.every(({ id }) => id === null)).toBe(true);
    expect(await valueNow("name")).toEqual({ text: "Precise" });
    expect(setting.hints).toEqual([expect.stringContaining("Still the sample's: Trading name, Legal name")]);
    expect((await companyNow()).social.instagram).toBe("https://instagram.example/precise");
  });

  it("is the owner's alone; the bank account and what is sent with it need a fresh code", async () => {
    const manager = await staffAs(api, "manager");
    const stale = await staffAs(api, "owner", { minutesSinceCode: 11 });
    const body = (values: Partial<IdentityValues>) => ({ ...identity, body: { entries: entriesOf(values) } });
    const promise = { promise: { text: "Every day" } };
    expect((await manager.call(readShopSetting, identity)).status).toBe(200);
    const refused = await manager.call(setShopSetting, body(promise));
    expect([refused.status, refused.failure?.errors[0]]).toMatchObject([
      403,
      { code: "not_allowed", field: "entries.0.key" },
    ]);
    const late = await stale.call(setShopSetting, body({ ...promise, bank }));
    expect(late.failure?.errors[0]?.code).toBe("second_factor_required");
    expect((await companyNow()).promise).toBe("All week 24/7");
    await stale.done(setShopSetting, body(promise));
    expect((await companyNow()).promise).toBe("Every day");
    await takeBack("promise");
  });

  it("of many entries with a wrong one none is saved, and each wrong one is named", async () => {
    const entries = [
      { key: "name", value: { text: "Ada Lights" } },
      { key: "email", value: { text: "nowhere" } },
      { key: "phones", value: { numbers: ["0803 123 4567", "12"] } },
    ];
    const refused = await owner.call(setShopSetting, { ...identity, body: { entries } });
    expect([refused.status, refused.failure?.errors.map(({ field }) => field)]).toEqual([
      400,
      ["entries.1.value.text", "entries.2.value.numbers.1"],
    ]);
    expect(await valueNow("name")).toEqual({ text: "Precise" });
    const unknown = { entries: [{ key: "fax", value: { text: "01 280 0000" } }] };
    const none = await owner.call(setShopSetting, { ...identity, body: unknown });
    expect([none.status, none.failure?.errors[0]?.field]).toEqual([422, "entries.0.key"]);
  });

  it("is kept as it is written, with who, when and what was before, and taken back", async () => {
    const { setting } = await set({
      name: { text: "Ada Lights" },
      phones: { numbers: ["08031234567", "01 280 0000"] },
      linkedin: { text: "" },
    });
    expect(setting.changes.slice(0, 3)).toMatchObject([
      { key: "linkedin", value: { text: "" }, before_id: null, set_by: "Ada Obi", state: "in-force" },
      { key: "phones", value: { numbers: ["+234 803 123 4567", "+23412800000"] } },
      { key: "name", before: { text: "Precise" }, value: { text: "Ada Lights" } },
    ]);
    expect(await companyNow()).toMatchObject({
      name: "Ada Lights",
      phone: "+234 803 123 4567",
      other_phones: ["+23412800000"],
      social: { linkedin: "" },
    });
    const second = await set({ name: { text: "Ada's Lights" } });
    const [last, , , first] = second.setting.changes;
    expect([last?.before, last?.before_id, first?.state]).toEqual([
      { text: "Ada Lights" },
      first?.id,
      "over",
    ]);
    await takeBack("name", "phones", "linkedin");
    expect(await companyNow()).toMatchObject({ name: "Precise", phone: "+234 000 000 0100" });
  });

  it("two owners at once: the second sees what the first saved, and nothing is lost", async () => {
    const other = await staffAs(api, "owner", { name: "Bola Ade" });
    const { revision } = (await owner.done(readShopSetting, identity)).setting;
    const body = (key: string, text: string) => ({
      ...identity,
      body: { entries: [{ key, value: { text } }] },
    });
    await owner.done(setShopSetting, { ...body("promise", "Every day"), ifMatch: revision });
    const late = await other.call(setShopSetting, { ...body("name", "Bola Lights"), ifMatch: revision });
    expect(late.status).toBe(409);
    const change = { key: "promise", value: { text: "Every day" }, set_by: "Ada Obi" };
    expect(late.failure).toMatchObject({
      data: {
        current: {
          revision: revision + 1,
          changes: expect.arrayContaining([expect.objectContaining(change)]),
        },
      },
    });
    expect([await valueNow("name"), await valueNow("promise")]).toEqual([
      { text: "Precise" },
      { text: "Every day" },
    ]);
    await other.done(setShopSetting, { ...body("name", "Bola Lights"), ifMatch: revision + 1 });
    expect(await companyNow()).toMatchObject({ name: "Bola Lights", promise: "Every day" });
    await takeBack("name", "promise");
  });

  it("goes live at its moment, and pages are told then, on each replica", async () => {
    // Another process of the same shop: it learns of the change from the database alone.
    const file = await readContent(contentFile);
    const settings = await openSettings({ db: api.db, file, onFault: () => undefined, clock: () => now() });
    const elsewhere = contentNow(file, settings);
    const version = async () => (await api.get("/api/catalogue/version")).json;
    const before = await version();
    const later = new Date(Date.now() + 3_600_000);
    const { setting } = await set({ name: { text: "Ada Lights" } }, { valid_from: later.toISOString() });
    expect(setting.changes[0]).toMatchObject({ state: "upcoming" });
    expect([(await companyNow()).name, elsewhere.company.name]).toEqual(["Precise", "Precise"]);
    expect(await version()).toEqual(before);
    now = () => later;
    expect(await version()).not.toEqual(before);
    await expect.poll(() => elsewhere.company.name).toBe("Ada Lights");
    expect((await companyNow()).name).toBe("Ada Lights");
    await settings.close();
    now = () => new Date();
    await owner.done(cancelShopSetting, { ...identity, body: { id: setting.changes[0]?.id ?? 0 } });
    expect((await companyNow()).name).toBe("Precise");
  });

  it("one for later can be cancelled", async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const { setting } = await set({ promise: { text: "Every day" } }, { valid_from: soon });
    const id = setting.changes[0]?.id ?? 0;
    const cancelled = await owner.done(cancelShopSetting, { ...identity, body: { id } });
    expect(cancelled.setting.changes[0]?.state).toBe("cancelled");
  });

  it("mails, papers and orders name it from then on, without a restart", async () => {
    const file = await readContent(contentFile);
    const settings = await openSettings({ db: api.db, file, onFault: () => undefined });
    const content = contentNow(file, settings);
    const readMails = mailRenderers(content, api.links, {
      site: "https://shop.test",
      desk: "https://desk.shop.test",
      files: filesInFolder(api.dataFolder),
    });
    const mails = await readMails();
    expect([mails.brand.name, mails.from.address, sellerOf(content.company).is_sample]).toEqual([
      "Precise",
      "hello@example.com",
      true,
    ]);
    await set({
      name: { text: "Ada Lights" },
      email: { text: "hello@adalights.ng" },
      legal_name: { text: "Ada Lights Ltd" },
      rc_number: { text: "RC 123456" },
      tin: { text: "12345678-0001" },
      vat_number: { text: "IKV080140293" },
      address: { text: "1 Broad Street, Lagos" },
      bank,
    });
    await settings.refresh();
    const renamed = await readMails();
    expect(renamed.brand).toMatchObject({ name: "Ada Lights", legalName: "Ada Lights Ltd" });
    expect(renamed.from).toEqual({ name: "Ada Lights", address: "hello@adalights.ng" });
    expect(sellerOf(content.company)).toEqual({
      legal_name: "Ada Lights Ltd",
      tin: "12345678-0001",
      rc_number: "RC 123456",
      vat_number: "IKV080140293",
      address: "1 Broad Street, Lagos",
      phone: "+234 000 000 0100",
      email: "hello@adalights.ng",
      is_sample: false,
    });
    expect(content.company.bank).toEqual(bank);
    const tools = {
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
      settings,
      content,
    };
    const left = await samplesCommand.run(tools, {}, () => undefined);
    const rows = left.map(({ name, now, screen }) => [name, now, screen]);
    expect(rows).toContainEqual([
      "Board of directors",
      "Sample Director A, Sample Director B, Sample Director C, Sample Director D, Sample Director E",
      "/shop-settings/pages",
    ]);
    const screens = left.filter(({ screen }) => screen !== "/shop-settings/identity");
    expect(screens.map(({ field }) => field)).toEqual([
      ...["about", "board", "help", "terms", "privacy", "voucher", "affiliates", "design", "tv-ad"],
      ...["lagos", "abuja", "port-harcourt"],
    ]);
    expect(rows.filter(([, , screen]) => screen === "/shop-settings/identity")).toEqual([
      ["Promise", "All week 24/7", "/shop-settings/identity"],
      ["Telephones", "+234 000 000 0100", "/shop-settings/identity"],
      ["WhatsApp", "+2340000000100", "/shop-settings/identity"],
      ["Facebook", "https://facebook.example/precise", "/shop-settings/identity"],
      ["Instagram", "https://instagram.example/precise", "/shop-settings/identity"],
      ["LinkedIn", "https://linkedin.example/company/precise", "/shop-settings/identity"],
      ["Legal texts", "terms, privacy, returns", "/shop-settings/identity"],
    ]);
    await settings.close();
    await takeBack("name", "email", "legal_name", "rc_number", "tin", "vat_number", "address", "bank");
  });

  it("the company profile says what the shop says of itself now", async () => {
    const profile = async () => {
      const answer = await fetch(`${api.url}${companyProfilePath}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      return pdfText(new Uint8Array(await answer.arrayBuffer()));
    };
    const before = await profile();
    for (const part of ["Chosen, not collected", "Precise Showroom Lagos", "hello@example.com"])
      expect(before).toContain(part);
    await set({ name: { text: "Ada Lights" }, email: { text: "hello@adalights.ng" } });
    const { setting } = await owner.done(readShopSetting, { params: { kind: "pages" } });
    const about = setting.current.find(({ key }) => key === "about")?.value ?? {};
    const long = `## Who we are\n\n${"Light for Lagos. ".repeat(1_000)}\n\nAll from {free-delivery-from}.`;
    await owner.done(setShopSetting, {
      params: { kind: "pages" },
      body: { entries: [{ key: "about", value: { ...about, sections: long, note: "" } }] },
    });
    const after = await profile();
    for (const part of ["Ada Lights", "hello@adalights.ng", "Who we are", "page 2 of"])
      expect(after).toContain(part);
    for (const part of ["Chosen, not collected", "hello@example.com", "free-delivery-from"])
      expect(after).not.toContain(part);
    await takeBack("name", "email");
    await owner.done(setShopSetting, {
      params: { kind: "pages" },
      body: { entries: [{ key: "about", value: null }] },
    });
  });

  it("a later content file changes what nobody set at the desk, and nothing else", async () => {
    await set({ name: { text: "Ada Lights" } });
    const contentJson = JSON.parse(await readFile(contentFile, "utf8"));
    const laterFile = join(tmpdir(), `content-${process.pid}.json`);
    const company = {
      ...contentJson.company,
      name: "Another",
      promise: "Every day",
      phone: "+234 803 000 0000",
    };
    await writeFile(laterFile, JSON.stringify({ ...contentJson, company }));
    const file = await readContent(laterFile);
    const settings = await openSettings({ db: api.db, file, onFault: () => undefined });
    const content = contentNow(file, settings);
    const named = () => {
      const { name, promise, phone } = content.company;
      return { name, promise, phone };
    };
    expect(named()).toEqual({ name: "Ada Lights", promise: "Every day", phone: "+234 803 000 0000" });
    await takeBack("name");
    await settings.refresh();
    expect(named().name).toBe("Another");
    await settings.close();
  });
});
