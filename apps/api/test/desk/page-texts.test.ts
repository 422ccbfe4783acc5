import { type PageTexts, pageNames } from "@precise/contract/desk/settings/page-texts";
import { previewShop, readShopSetting, setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { pageFaults } from "@precise/contract/pages/page-faults";
import { listPageTexts } from "@precise/contract/shop/company";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const params = { kind: "pages" as const };

describe("what pages say, at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite", { isProduction: true });
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    manager = await staffAs(api, "manager", { name: "Ngozi Eze" });
  });
  afterAll(() => api.close());

  const shown = async () =>
    successBody(listPageTexts.data).parse((await api.get("/api/page-texts")).json).data.pages;
  const read = async () => (await owner.done(readShopSetting, { params })).setting;
  const textsOf = async (page: string) =>
    (await read()).current.find(({ key }) => key === page)?.value as PageTexts;
  const set = (who: DeskCaller, page: string, value: PageTexts | null) =>
    who.call(setShopSetting, { params, body: { entries: [{ key: page, value }] } });

  it("is the content files' until it is set: each is a default that its own form would take", async () => {
    expect(await shown()).toEqual({});
    const { current } = await read();
    expect(current.map(({ key }) => key).sort()).toEqual([...pageNames].sort());
    for (const page of pageNames) expect([page, pageFaults(page, await textsOf(page))]).toEqual([page, []]);
  });

  it("a page that is set is said, changes the pages' mark, and is the file's again when it is withdrawn", async () => {
    const before = (await api.get("/api/catalogue/version")).json;
    const about = { ...(await textsOf("about")), title: "About Ada Lights", note: "" };
    await set(manager, "about", about);
    expect((await shown()).about).toEqual(about);
    expect((await api.get("/api/catalogue/version")).json).not.toEqual(before);
    await set(manager, "about", null);
    expect(await shown()).toEqual({});
  });

  it("a page for later is in a preview of its moment, and nowhere else", async () => {
    const valid_from = new Date(Date.now() + 3_600_000).toISOString();
    const about = { ...(await textsOf("about")), title: "About Ada Lights" };
    await manager.done(setShopSetting, {
      params,
      body: { entries: [{ key: "about", value: about }], valid_from },
    });
    const { url } = (await manager.done(previewShop, { body: { at: valid_from } })).preview;
    const { json } = await api.post("/api/preview", { token: url.split("/").at(-1) ?? "" });
    expect(json).toMatchObject({ data: { preview: { pages: { about } } } });
    expect(await shown()).toEqual({});
    await manager.done(setShopSetting, {
      params,
      body: { entries: [{ key: "about", value: null }], valid_from },
    });
  });

  it("what is empty, too long, unknown or no text for a page is refused at its field, and nothing is saved", async () => {
    const board = await textsOf("board");
    const empty = await set(manager, "board", { ...board, title: "  " });
    expect([empty.status, empty.failure?.errors.map(({ field }) => field)]).toEqual([
      400,
      ["entries.0.value.title"],
    ]);
    const html = await set(manager, "board", { ...board, members: "## Ada\n### Chair\n\n" });
    expect([html.status, html.failure?.errors[0]?.field]).toEqual([422, "entries.0.value.members"]);
    const script = await set(manager, "about", {
      ...(await textsOf("about")),
      sections: "## Us\n\n<script>alert(1)</script>",
    });
    expect([script.status, script.failure?.errors[0]?.field]).toEqual([422, "entries.0.value.sections"]);
    const several = await set(manager, "board", { ...board, title: "About {prices}", members: "Ada" });
    expect(several.failure?.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["entries.0.value.title", "entries.0.value.members"]),
    );
    const unknown = await set(manager, "prices", board);
    expect([unknown.status, unknown.failure?.errors[0]?.field]).toEqual([422, "entries.0.key"]);
    expect(await shown()).toEqual({});
  });

  it("terms and privacy are the owner's alone; with both set, they stop no transfer", async () => {
    const privacy = { ...(await textsOf("privacy")), lead: "What we keep.", notice: "" };
    const terms = { ...(await textsOf("terms")), lead: "What holds.", notice: "" };
    expect((await set(manager, "terms", terms)).status).toBe(403);
    const shop = async () =>
      (await owner.done(readShopSetting, { params: { kind: "identity" } })).setting.stops?.join() ?? "";
    const samples = async () => (await read()).hints.join();
    await set(owner, "terms", terms);
    expect(await shop()).toContain("Legal texts");
    expect(await samples()).toContain("Privacy");
    await set(owner, "privacy", privacy);
    expect(await shop()).not.toContain("Legal texts");
    expect(await samples()).not.toContain("Terms, returns");
    await set(owner, "terms", null);
    expect(await shop()).toContain("Legal texts");
  });
});
