import { setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { getCompany } from "@precise/contract/shop/company";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const home = { params: { kind: "home" as const } };

describe("what the home page says, at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    manager = await staffAs(api, "manager", { name: "Ngozi Eze" });
  });
  afterAll(() => api.close());

  const companyNow = async () =>
    successBody(getCompany.data).parse((await api.get("/api/company")).json).data.company;
  const set = (entries: { key: string; value: Record<string, unknown> | null }[], valid_from?: string) =>
    manager.call(setShopSetting, { ...home, body: { entries, ...(valid_from && { valid_from }) } });

  it("is the content file's until it is set, text by text, and again when it is withdrawn", async () => {
    expect(await companyNow()).not.toHaveProperty("home");
    const before = (await api.get("/api/catalogue/version")).json;
    await set([{ key: "headline", value: { text: "  Good light, honestly priced " } }]);
    expect((await companyNow()).home).toEqual({ headline: "Good light, honestly priced" });
    expect((await api.get("/api/catalogue/version")).json).not.toEqual(before);
    await set([{ key: "headline", value: null }]);
    expect(await companyNow()).not.toHaveProperty("home");
  });

  it("one for later is said from its moment on", async () => {
    const soon = new Date(Date.now() + 900).toISOString();
    await set([{ key: "tagline", value: { text: "Open all Easter." } }], soon);
    expect(await companyNow()).not.toHaveProperty("home");
    await expect
      .poll(async () => (await companyNow()).home, { timeout: 5_000 })
      .toEqual({ tagline: "Open all Easter." });
    await set([{ key: "tagline", value: null }]);
  });

  it("refuses an empty text, one that is too long, and a text that there is not, and saves none of them", async () => {
    const refused = await set([
      { key: "title", value: { text: "Lights in Lagos" } },
      { key: "headline", value: { text: "   " } },
      { key: "tagline", value: { text: "x".repeat(121) } },
    ]);
    expect([refused.status, refused.failure?.errors.map(({ field }) => field)]).toEqual([
      400,
      ["entries.1.value.text", "entries.2.value.text"],
    ]);
    const unknown = await set([{ key: "subtitle", value: { text: "Lights" } }]);
    expect([unknown.status, unknown.failure?.errors[0]?.field]).toEqual([422, "entries.0.key"]);
    expect(await companyNow()).not.toHaveProperty("home");
  });
});
