import { addDeskPicture } from "@precise/contract/desk/products/pictures";
import {
  cancelShopSetting,
  previewShop,
  readShopSetting,
  setShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { getCompany } from "@precise/contract/shop/company";
import { startPromoLines } from "@precise/contract/shop/promo-lines";
import { successBody } from "@precise/contract/wire/envelope";
import { deskPicturesPath } from "@precise/contract/wire/upload-paths";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPreview, previewToken } from "#api/modules/settings/preview-link.ts";
import { createSignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { openTestDatabase } from "../fixtures/database.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const home = { params: { kind: "home" as const } };

describe("the home page and the top bar, at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  let now = () => new Date();
  beforeAll(async () => {
    api = await startTestApi("pglite", {
      settingsClock: () => now(),
      open: async (kind) => {
        const opened = await openTestDatabase(kind);
        await putProducts(opened.db, [
          { sku: "LAMP-1", price: 500_000, stock: 2 },
          { sku: "LAMP-2", price: 500_000, stock: 0 },
        ]);
        return opened;
      },
    });
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
    const later = new Date(Date.now() + 3_600_000);
    const { data } = await set(
      [{ key: "tagline", value: { text: "Open all Easter." } }],
      later.toISOString(),
    );
    expect(await companyNow()).not.toHaveProperty("home");
    now = () => later;
    expect((await companyNow()).home).toEqual({ tagline: "Open all Easter." });
    now = () => new Date();
    await manager.done(cancelShopSetting, { ...home, body: { id: data?.setting.changes[0]?.id ?? 0 } });
    expect(await companyNow()).not.toHaveProperty("home");
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

  describe("its picture, sections and featured lights", () => {
    async function sent(width: number, height: number) {
      const bytes = await sharp({ create: { width, height, channels: 3, background: "#4a3020" } })
        .png()
        .toBuffer();
      const response = await fetchByHost("desk.test", `${api.url}${deskPicturesPath}?name=room.png`, {
        method: "POST",
        headers: { ...manager.headers, "content-type": "application/octet-stream" },
        body: bytes,
      });
      return successBody(addDeskPicture.data).parse(await response.json()).data.imageUrl;
    }
    const refusalOf = async (key: string, value: Record<string, unknown>) => {
      const { status, failure } = await set([{ key, value }]);
      return [status, failure?.errors.map(({ field }) => field)];
    };

    it("shows a picture wide and upright, with its words, and the house's again when it is withdrawn", async () => {
      const path = await sent(1250, 625);
      const lie = { imageUrl: path, width: 1, height: 1, colour: "#ffffff" };
      await set([{ key: "hero", value: { path, alt: " A dining room ", wide: lie } }]);
      const { hero } = (await companyNow()).home ?? {};
      expect(hero).toMatchObject({
        alt: "A dining room",
        wide: { imageUrl: path, width: 1250, height: 625 },
        tall: { width: 500, height: 625 },
      });
      expect((await api.get(hero?.tall.imageUrl ?? "")).status).toBe(200);
      await set([{ key: "hero_night", value: { path: await sent(1200, 600) } }]);
      expect((await companyNow()).home?.hero?.night?.wide.width).toBe(1200);
      await set([
        { key: "hero", value: null },
        { key: "hero_night", value: null },
      ]);
      expect(await companyNow()).not.toHaveProperty("home");
    });

    it("refuses a picture that is not there, too small, or higher than wide, at its field", async () => {
      const field = [422, ["entries.0.value.path"]];
      expect(await refusalOf("hero", { path: "/media/0123456789abcdef/room.webp", alt: "" })).toEqual(field);
      expect(await refusalOf("hero", { path: await sent(800, 500), alt: "" })).toEqual(field);
      expect(await refusalOf("hero", { path: await sent(1200, 1300), alt: "" })).toEqual(field);
      expect(await refusalOf("hero", { path: "https://evil.example/a.webp", alt: "" })).toEqual([
        400,
        ["entries.0.value.path"],
      ]);
    });

    it("shows the sections that were chosen, in their order, and refuses none, one twice and one there is not", async () => {
      await set([{ key: "sections", value: { order: ["sale", "categories"] } }]);
      expect((await companyNow()).home).toEqual({ sections: ["sale", "categories"] });
      await set([{ key: "sections", value: null }]);
      expect(await refusalOf("sections", { order: [] })).toEqual([400, ["entries.0.value.order"]]);
      expect(await refusalOf("sections", { order: ["sale", "sale"] })).toEqual([
        400,
        ["entries.0.value.order"],
      ]);
      expect(await refusalOf("sections", { order: ["sale", "news"] })).toEqual([
        400,
        ["entries.0.value.order.1"],
      ]);
    });

    it("features articles by their numbers, and refuses one that is not there or there twice, at its place", async () => {
      await set([{ key: "featured", value: { skus: ["lamp-2", "LAMP-1"] } }]);
      expect((await companyNow()).home?.featured).toEqual(["LAMP-2", "LAMP-1"]);
      await set([{ key: "featured", value: null }]);
      expect(await refusalOf("featured", { skus: ["LAMP-1", "NO-SUCH"] })).toEqual([
        422,
        ["entries.0.value.skus.1"],
      ]);
      expect(await refusalOf("featured", { skus: ["LAMP-1", "lamp-1"] })).toEqual([
        422,
        ["entries.0.value.skus.1"],
      ]);
    });
  });

  describe("the lines of the top bar", () => {
    const promoNow = async () => (await companyNow()).promo;
    const setLines = (lines: unknown[] | null) =>
      manager.call(setShopSetting, {
        params: { kind: "promo" },
        body: { entries: [{ key: "table", value: lines && { lines } }] },
      });
    const line = (href: string) => ({ text: `To ${href}`.slice(0, 20), href, is_shown: true });

    it("are the nine until they are set, and again when they are withdrawn", async () => {
      expect(await promoNow()).toBeUndefined();
      const { setting } = await manager.done(readShopSetting, { params: { kind: "promo" } });
      expect(setting.current[0]?.value).toEqual({ lines: startPromoLines });
      await setLines([
        { text: "About {shop}", href: "/about-us", is_shown: true },
        { text: "Easter", href: "/products", is_shown: false },
      ]);
      expect(await promoNow()).toEqual([{ text: "About Precise", href: "/about-us" }]);
      await setLines([]);
      expect(await promoNow()).toEqual([]);
      await setLines(null);
      expect(await promoNow()).toBeUndefined();
    });

    it("refuse a category and an article that the shop does not have, at the line's address", async () => {
      const refusal = async (href: string) => {
        const { status, failure } = await setLines([line("/products"), line(href)]);
        return [status, failure?.errors[0]?.field];
      };
      const at = "entries.0.value.lines.1.href";
      expect(await refusal("/products/99999/nowhere")).toEqual([422, at]);
      expect(await refusal("/products/16/not-its-name")).toEqual([422, at]);
      expect(await refusal("/product/a-light-NO-SUCH-1")).toEqual([422, at]);
      expect(await refusal("/no-such-page")).toEqual([400, at]);
      expect(await refusal("/product/a-lamp-LAMP-1")).toEqual([200, undefined]);
      expect(await refusal("/products/16/chandeliers")).toEqual([200, undefined]);
    });
  });

  describe("a preview by link", () => {
    const preview = (body: { at?: string }, as = manager) => as.call(previewShop, { body });
    const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
    const shown = (token: string) => api.post("/api/preview", { token });

    it("shows who has it the shop as it will be, and everybody else as it is", async () => {
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await set([{ key: "headline", value: { text: "Light for Easter" } }], at);
      const { data } = await preview({ at });
      const value = data?.preview;
      expect(value?.url).toMatch(/^http:\/\/shop\.test\/preview\/[\w.-]+$/);
      const answered = await shown(tokenOf(value?.url ?? ""));
      expect(answered.json).toMatchObject({
        data: { preview: { company: { home: { headline: "Light for Easter" } }, shows_from: at } },
      });
      expect(answered.headers.get("cache-control")).toContain("no-store");
      expect(await companyNow()).not.toHaveProperty("home");
      const before = await preview({});
      expect((await shown(tokenOf(before.data?.preview.url ?? ""))).json).not.toHaveProperty(
        "data.preview.company.home",
      );
    });

    it("is 404 for a link that was never made, was changed, or is of another purpose", async () => {
      const value = (await preview({})).data?.preview;
      const token = tokenOf(value?.url ?? "");
      const [body = "", signature = ""] = token.split(".");
      const later = Buffer.from(JSON.stringify(["2027-01-01T00:00:00Z 2027-01-02T00:00:00Z", 4_102_444_800]));
      for (const wrong of ["x", `${body}.`, `${later.toString("base64url")}.${signature}`])
        expect((await shown(wrong)).status, wrong).toBe(404);
      expect((await shown(token)).status).toBe(200);
    });

    it("ends after a day", () => {
      let now = Date.now();
      const links = createSignedLinks("a-secret-of-at-least-32-characters", () => now);
      const { token } = previewToken(links, new Date(now));
      now += 23.9 * 3_600_000;
      expect(openPreview(links, token)).toBeDefined();
      now += 0.2 * 3_600_000;
      expect(openPreview(links, token)).toBeUndefined();
    });

    it("is not made for a moment that is over, nor by who may not change settings", async () => {
      const over = await preview({ at: "2024-01-01T00:00:00Z" });
      expect([over.status, over.failure?.errors[0]?.field]).toEqual([422, "at"]);
      const sales = await staffAs(api, "sales", { name: "Bola Eze" });
      expect((await preview({}, sales)).status).toBe(403);
    });
  });
});
