import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addShopLogo } from "@precise/contract/desk/settings/shop-logo";
import { readShopSetting, setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { readDeskSession } from "@precise/contract/desk/staff/session";
import { getCompany } from "@precise/contract/shop/company";
import { logoFile } from "@precise/contract/shop/look";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { shopLogoPath } from "@precise/contract/wire/upload-paths";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMedia } from "#api/modules/catalogue/media.ts";
import { drawApart } from "#api/modules/look/draw-apart.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const look = { params: { kind: "look" as const } };

/** A drawing of 300 × 100 with a border of 20 that nothing is in. */
const drawn = (inside = "", fill = "#123a6b") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 100">` +
  `<rect x="20" y="20" width="260" height="60" fill="${fill}"/>${inside}</svg>`;

describe("how the shop looks, at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
  });
  afterAll(() => api.close());

  async function send(file: string | Uint8Array, name: string, as = owner) {
    const response = await fetchByHost("desk.test", `${api.url}${shopLogoPath}?name=${name}`, {
      method: "POST",
      headers: { ...as.headers, "content-type": "application/octet-stream" },
      body: Buffer.from(file),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  }
  async function kept(file: string | Uint8Array, name = "logo.svg") {
    const { status, json } = await send(file, name);
    expect([status, json]).toMatchObject([201, { data: {} }]);
    return successBody(addShopLogo.data).parse(json).data.logo;
  }
  async function refusal(file: string | Uint8Array, name = "logo.svg") {
    const { status, json } = await send(file, name);
    const { field, message } = failureBody.parse(json).errors[0] ?? {};
    return { status, field, message };
  }
  const set = (key: string, value: Record<string, unknown> | null) =>
    owner.call(setShopSetting, { ...look, body: { entries: [{ key, value }] } });
  const companyNow = async () =>
    successBody(getCompany.data).parse((await api.get("/api/company")).json).data.company;
  const versionNow = async () => (await api.get("/api/catalogue/version")).json;

  it("begins as the house has it, and says nothing of it", async () => {
    const { setting } = await owner.done(readShopSetting, look);
    expect(setting.current).toEqual([]);
    expect(await companyNow()).not.toHaveProperty("look");
    expect(await owner.done(readDeskSession)).not.toHaveProperty("look");
  });

  it("takes a colour that can be read, and pages, desk and caches hear of its shades", async () => {
    const before = await versionNow();
    expect((await set("accent", { colour: "#1D4ED8" })).status).toBe(200);
    const { look: now } = await companyNow();
    expect(now?.colours?.on).toMatchObject({ accent: "#1d4ed8", onAccent: "#ffffff" });
    expect((await owner.done(readDeskSession)).look).toEqual(now);
    expect(await versionNow()).not.toEqual(before);
    await set("accent", null);
    expect(await companyNow()).not.toHaveProperty("look");
  });

  it.each([
    ["#ffcc00", /contrast of 1\.\d on the page and needs 4\.5\. The nearest that has it is #846800\.$/],
    ["amber", /must be a colour such as #8a4b08\.$/],
    ["#12345", /must be a colour such as/],
    ["red;}body{a:b", /must be a colour such as/],
  ])("refuses the colour %s at its field", async (colour, message) => {
    const { status, failure } = await set("accent", { colour });
    expect([status, failure?.errors[0]?.field]).toEqual([400, "entries.0.value.colour"]);
    expect(failure?.errors[0]?.message).toMatch(message);
  });

  it("draws an SVG anew without its border, and makes icons and the picture beside links of it", async () => {
    const logo = await kept(drawn());
    expect(logo).toMatchObject({ width: 1040, height: 240, on_plate: true });
    const measured = async (path: string) => {
      const found = await readMedia(api.files, path);
      const { width, height, format } = await sharp(found).metadata();
      return [format, width, height, (found?.length ?? 0) <= 300_000];
    };
    expect(await measured(logo.path)).toEqual(["png", 1040, 240, true]);
    expect(await measured(logoFile(logo, "bar"))).toEqual(["webp", 485, 112, true]);
    expect(await measured(logoFile(logo, "icon"))).toEqual(["png", 48, 48, true]);
    expect(await measured(logoFile(logo, "touchIcon"))).toEqual(["png", 180, 180, true]);
    expect(await measured(logoFile(logo, "share"))).toEqual(["jpeg", 1200, 630, true]);
    const served = await api.get(logoFile(logo, "share"));
    expect([served.status, served.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect((await kept(drawn())).path).toBe(logo.path);
  });

  it("is shown once it is set, with what the API knows of it, whatever the caller says", async () => {
    const { path } = await kept(drawn());
    await set("logo", { path, width: 1, height: 1, on_plate: false });
    const day = { path, width: 1040, height: 240 };
    expect((await companyNow()).look?.logo).toEqual({ day, on_plate: true });
    const light = await kept(drawn("", "#ffffff"), "light.svg");
    await set("logo_night", { path: light.path });
    expect((await companyNow()).look?.logo).toMatchObject({ night: { path: light.path }, on_plate: false });
    await owner.done(setShopSetting, {
      ...look,
      body: { entries: ["logo", "logo_night"].map((key) => ({ key, value: null })) },
    });
    expect(await companyNow()).not.toHaveProperty("look");
  });

  it("refuses one that nobody sent, and one that its page would swallow", async () => {
    const refused = async (key: string, path: string) => {
      const { status, failure } = await set(key, { path });
      return [status, failure?.errors[0]?.field, failure?.errors[0]?.message];
    };
    const field = "entries.0.value.path";
    expect(await refused("logo", "/media/0123456789abcdef/logo.png")).toEqual([
      422,
      field,
      "There is no such logo: send its file first.",
    ]);
    expect((await set("logo", { path: "https://elsewhere.test/logo.png" })).status).toBe(400);
    const light = await kept(drawn("", "#fffdf8"), "light.svg");
    expect(await refused("logo", light.path)).toEqual([422, field, expect.stringContaining("light page")]);
    const dark = await kept(drawn("", "#101010"), "dark.svg");
    expect(await refused("logo_night", dark.path)).toEqual([
      422,
      field,
      expect.stringContaining("dark page"),
    ]);
  });

  it.each([
    ["a script", "<script>alert(1)</script>", /carries a script/],
    [
      "a script in another spelling",
      "<svg:SCRIPT xmlns:svg='http://www.w3.org/2000/svg'/>",
      /carries a script/,
    ],
    ["an act on a press", `<rect width="9" height="9" onclick="alert(1)"/>`, /reacts to a pointer/],
    ["a web page", "<foreignObject><p>x</p></foreignObject>", /part of a web page/],
    ["a picture from elsewhere", `<image href="https://elsewhere.test/a.png"/>`, /has a picture inside/],
    ["a part of another file", `<use xlink:href="https://elsewhere.test/a.svg#b"/>`, /outside of it/],
    ["a script as a link", `<a href="javascript:alert(1)"><rect/></a>`, /outside of it/],
    ["a fill from elsewhere", `<rect fill="url(https://elsewhere.test/#a)"/>`, /outside of it/],
    ["a style from elsewhere", "<style>@import 'https://elsewhere.test/a.css';</style>", /outside of it/],
    ["a style of data", "<style>rect{fill:url(data:image/svg+xml,x)}</style>", /outside of it/],
    ["a style with hidden words", "<style>rect{fill:\\75rl(//elsewhere.test/a)}</style>", /outside of it/],
    ["letters", `<text x="9" y="50">Ada</text>`, /Turn them into outlines/],
    ["many repeats", `<use href="#a"/>`.repeat(21), /too intricate/],
    ["an end that is missing", "<g>", /damaged/],
  ])("refuses an SVG with %s, at the field and in words", async (_, inside, message) => {
    expect(await refusal(drawn(inside))).toEqual({
      status: 422,
      field: "logo",
      message: expect.stringMatching(message),
    });
  });

  it("ends a drawing that takes its reader long, and draws the next", async () => {
    const filters = `<filter id="f">${'<feGaussianBlur stdDeviation="500"/>'.repeat(4_000)}</filter>`;
    const path = join(api.dataFolder, "slow.svg");
    await writeFile(path, drawn(`${filters}<g filter="url(#f)"><rect width="90" height="90"/></g>`));
    const outcome = await drawApart({ path, name: "slow.svg" }, 1_500);
    expect(outcome).toMatchObject({
      refused: { status: 422, message: expect.stringMatching(/too intricate/) },
    });
    expect((await kept(drawn())).width).toBe(1040);
  });

  it("takes gradients, clips and styles that stay within the drawing", async () => {
    const inside =
      `<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="#123"/></linearGradient>` +
      `<clipPath id="c"><rect width="90" height="90"/></clipPath></defs>` +
      `<g clip-path="url(#c)"><rect id="r" class="a" width="90" height="90"/></g><use href="#r"/>`;
    expect((await kept(drawn(inside))).width).toBeGreaterThan(0);
  });

  it("refuses what is no logo, each with its status, at the field", async () => {
    const png = (width: number, height: number, alpha = 1) =>
      sharp({ create: { width, height, channels: 4, background: { r: 10, g: 20, b: 90, alpha } } })
        .png()
        .toBuffer();
    const entity = drawn().replace("<svg", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg`);
    expect(await refusal(entity)).toMatchObject({ status: 422, field: "logo" });
    expect(await refusal("GIF89a".padEnd(90), "a.gif")).toMatchObject({ status: 415, field: "logo" });
    expect(await refusal(await png(40, 20), "s.png")).toMatchObject({ status: 422, field: "logo" });
    expect(await refusal(await png(1300, 90), "w.png")).toMatchObject({ status: 422, field: "logo" });
    expect(await refusal(await png(300, 200, 0), "e.png")).toMatchObject({ status: 422, field: "logo" });
    expect(await refusal(await png(4100, 4000), "l.png")).toMatchObject({ status: 413, field: "logo" });
    const whole = await png(300, 200);
    expect(await refusal(whole.subarray(0, whole.length / 2), "h.png")).toMatchObject({ status: 422 });
    expect(await refusal(new Uint8Array(50_000_000), "huge.png")).toEqual({
      status: 413,
      field: "logo",
      message: expect.stringContaining("larger than 1 MB"),
    });
    expect(await kept(whole, "ok.png")).toMatchObject({ width: 300, height: 200 });
  });

  it("is the owner's alone, and noted", async () => {
    const manager = await staffAs(api, "manager");
    expect((await send(drawn(), "logo.svg", manager)).status).toBe(403);
    const refused = await manager.call(setShopSetting, {
      ...look,
      body: { entries: [{ key: "accent", value: { colour: "#1d4ed8" } }] },
    });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([403, "entries.0.key"]);
    const stale = await staffAs(api, "owner", { minutesSinceCode: 11 });
    await stale.done(setShopSetting, {
      ...look,
      body: { entries: [{ key: "face", value: { name: "georgia" } }] },
    });
    expect((await companyNow()).look).toEqual({ face: "georgia" });
    await set("face", null);
  });

  it("what is served is never the file itself", async () => {
    const { path } = await kept(drawn());
    expect((await readMedia(api.files, path))?.includes("<svg")).toBe(false);
  });
});
