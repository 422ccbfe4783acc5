import { cropDeskPicture, deskPicture, readPictureOriginal } from "@precise/contract/desk/products/pictures";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { deskPicturesPath } from "@precise/contract/wire/upload-paths";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMedia } from "#api/modules/catalogue/media.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const plain = (width = 60, height = 40, background = "#204060") =>
  sharp({ create: { width, height, channels: 3, background } });

/** First bytes of a file of the ISO family, of this brand. */
const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1`), Buffer.alloc(200)]);

/** A PNG that claims to be larger than its bytes could ever hold. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // The checksum of the header counts as well.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

describe("pictures at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    manager = await staffAs(api, "manager", { name: "Ngozi Eze" });
  });
  afterAll(() => api.close());

  async function send(bytes: Uint8Array, name: string, options: { as?: DeskCaller; type?: string } = {}) {
    const { as = manager, type = "application/octet-stream" } = options;
    const response = await fetchByHost(
      "desk.test",
      `${api.url}${deskPicturesPath}?name=${encodeURIComponent(name)}`,
      {
        method: "POST",
        headers: { ...as.headers, "content-type": type },
        body: Buffer.from(bytes),
      },
    );
    return { status: response.status, json: (await response.json()) as unknown };
  }
  async function kept(bytes: Uint8Array, name: string) {
    const { status, json } = await send(bytes, name);
    expect([status, json]).toMatchObject([201, { data: {} }]);
    return successBody(deskPicture).parse(json).data;
  }
  async function bytesOf(imageUrl: string): Promise<Buffer> {
    return (await readMedia(api.files, imageUrl)) ?? Buffer.of();
  }
  async function refusal(bytes: Uint8Array, name: string, type?: string) {
    const { status, json } = await send(bytes, name, type === undefined ? {} : { type });
    return [status, failureBody.parse(json).errors[0]?.message];
  }

  it("are kept under the hash of their bytes, shown at the desk's own address, and noted", async () => {
    const picture = await kept(await plain().png().toBuffer(), "Adé Pendant.png");
    expect(picture).toMatchObject({ width: 60, height: 40 });
    expect(picture.imageUrl).toMatch(/^\/media\/[0-9a-f]{16}\/ade-pendant\.webp$/);
    expect(picture.colour).toMatch(/^#[12][0-9a-f]4[0-9a-f][56][0-9a-f]$/);
    const shown = await api.get(`/api/desk${picture.imageUrl}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const [entry] = await readAudit(api.db, { acts: ["pictures.add"], limit: 1 });
    expect(entry).toMatchObject({
      actor: "Ngozi Eze",
      subject: picture.imageUrl,
      after: { name: "Adé Pendant.png", width: 60, height: 40 },
    });
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("may be %s", async (format) => {
    expect(await kept(await plain().toFormat(format).toBuffer(), `lamp.${format}`)).toMatchObject({
      width: 60,
    });
  });

  it("are turned upright, made no larger than they are shown, and lose where they were taken", async () => {
    const photograph = await plain(2400, 1200)
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 27/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { imageUrl, ...size } = await kept(photograph, "IMG_2041.JPG");
    expect(size).toMatchObject({ width: 1000, height: 2000 });
    const metadata = await sharp(await bytesOf(imageUrl)).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 1000 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it("of 40 megapixels are taken, of one more row not", async () => {
    expect(await kept(await plain(8000, 5000).png().toBuffer(), "wide.png")).toMatchObject({
      width: 2000,
      height: 1250,
    });
    expect(await refusal(await claiming(8000, 5001), "wide.png")).toEqual([
      413,
      "wide.png has 8000 × 5001 pixels (40.0 megapixels). At most 40 megapixels are taken: save it smaller, 2,000 pixels on the longer side are enough.",
    ]);
  });

  it("that unfold to fill the memory are refused by what they claim", async () => {
    expect(await refusal(await claiming(60_000, 60_000), "bomb.png")).toMatchObject([
      413,
      expect.stringContaining("(3,600 megapixels)"),
    ]);
  });

  it("of more than 30 MB are refused with what to do", async () => {
    const heavy = Buffer.alloc(30 * 1024 * 1024 + 1);
    expect(await refusal(heavy, "poster.png")).toEqual([
      413,
      "poster.png is larger than 30 MB. Save it smaller: 2,000 pixels on the longer side are enough.",
    ]);
  });

  it.each([
    [
      "IMG_1.HEIC",
      ftyp("heic"),
      "IMG_1.HEIC is a HEIC photograph, as iPhones take them. Save it as JPEG and send it again. (On the iPhone: Settings, Camera, Formats, Most Compatible.)",
    ],
    [
      "lamp.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "lamp.svg is an SVG drawing, which can carry programs. Save it as PNG and send it again.",
    ],
    [
      "lamp.png",
      Buffer.from('<?xml version="1.0"?><svg/>'),
      "lamp.png is an SVG drawing, which can carry programs. Save it as PNG and send it again.",
    ],
    ["lamp.gif", Buffer.from("GIF89a"), "lamp.gif is a GIF. Save it as PNG or WebP and send it again."],
    ["list.pdf", Buffer.from("%PDF-1.7"), "list.pdf is a PDF. Save the page as JPEG or PNG and send that."],
    [
      "note.jpg",
      Buffer.from("hello"),
      "note.jpg is not a picture that can be shown. Send WebP, JPEG, PNG or AVIF.",
    ],
    [
      "empty.jpg",
      Buffer.alloc(0),
      "empty.jpg is not a picture that can be shown. Send WebP, JPEG, PNG or AVIF.",
    ],
  ])("%s: what is no picture for the shop is answered with what to do", async (name, bytes, message) => {
    expect(await refusal(bytes, name)).toEqual([415, message]);
  });

  it("whose names or types say something else than their bytes are refused", async () => {
    const png = await plain().png().toBuffer();
    expect(await refusal(png, "lamp.jpg")).toEqual([
      415,
      "lamp.jpg says that it is JPEG, and holds a PNG picture. Give it the ending .png, or save it again as JPEG, and send it again.",
    ]);
    expect(await refusal(png, "lamp.png", "image/webp")).toMatchObject([
      415,
      expect.stringContaining("is WebP"),
    ]);
    expect((await send(png, "lamp", { type: "image/png" })).status).toBe(201);
  });

  it("that are cut short, or move, are refused", async () => {
    const whole = await plain(400, 400).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2), "half.jpg")).toEqual([
      422,
      "half.jpg is damaged or not complete. Open it, save it again, and send the new file.",
    ]);
    const raw = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)]);
    const frames = await sharp(raw, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await refusal(frames, "spin.webp")).toEqual([
      422,
      "spin.webp is an animation. Save its best moment as a still picture and send that.",
    ]);
    const still = await plain().png().toBuffer();
    const moving = Buffer.concat([still.subarray(0, 33), Buffer.from("\0\0\0\0acTL"), still.subarray(33)]);
    expect((await send(moving, "spin.png")).status).toBe(422);
  });

  it("are cut from the whole, which stays and can be found again", async () => {
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#ff0000" } })
      .composite([{ input: await plain(100, 100, "#0000ff").png().toBuffer(), left: 100, top: 0 }])
      .png()
      .toBuffer();
    const whole = await kept(halves, "halves.png");
    const body = { imageUrl: whole.imageUrl, x: 0.5, y: 0, width: 0.5, height: 1 };
    const part = await manager.done(cropDeskPicture, { body });
    expect(part).toMatchObject({ width: 100, height: 100 });
    expect(part.colour).toMatch(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
    expect(await bytesOf(whole.imageUrl)).toBeDefined();
    const original = async (url: string) =>
      (await manager.done(readPictureOriginal, { params: { hash: url.split("/")[2] ?? "" } })).original;
    expect(await original(part.imageUrl)).toEqual(whole);
    expect(await original(whole.imageUrl)).toBeNull();
    const none = await manager.call(cropDeskPicture, { body: { ...body, width: 0 } });
    expect([none.status, none.failure?.errors[0]?.field]).toEqual([422, "width"]);
    const wrong = await manager.call(cropDeskPicture, { body: { ...body, x: 2 } });
    expect([wrong.status, wrong.failure?.errors[0]?.field]).toEqual([400, "x"]);
    const gone = { body: { ...body, imageUrl: "/media/../db/PG_VERSION" } };
    expect((await manager.call(cropDeskPicture, gone)).status).toBe(404);
    const unknown = { params: { hash: "0123456789abcdef" } };
    expect((await manager.call(readPictureOriginal, unknown)).status).toBe(404);
  });

  it("come only from those who edit products, before a byte is read", async () => {
    const picture = await plain().png().toBuffer();
    const sales = await staffAs(api, "sales");
    expect((await send(picture, "lamp.png", { as: sales })).status).toBe(403);
    const foreign = await fetchByHost("desk.test", `${api.url}${deskPicturesPath}`, {
      method: "POST",
      headers: { ...manager.headers, origin: "http://shop.test", "content-type": "image/png" },
      body: picture,
    });
    expect(foreign.status).toBe(403);
    const nobody = await fetchByHost("desk.test", `${api.url}${deskPicturesPath}`, {
      method: "POST",
      headers: { origin: "http://desk.test", "content-type": "image/png" },
      body: picture,
    });
    expect(nobody.status).toBe(401);
  });
});
