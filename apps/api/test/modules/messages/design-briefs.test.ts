import { randomUUID } from "node:crypto";
import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { sweepPictureFiles } from "#api/platform/sent-pictures/brief-pictures.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { brief, pictureContent } from "./message-samples.ts";

const sweepPictures = sweepOf("pictures");

const path = "/api/design-briefs/pictures";
const plain = () => sharp({ create: { width: 40, height: 20, channels: 3, background: "#804020" } });

describe.each(databaseKinds)("design briefs on %s", (kind) => {
  let api: TestApi;
  let briefs: string;
  beforeAll(async () => {
    api = await startTestApi(kind);
    briefs = join(api.dataFolder, "briefs");
  });
  afterAll(() => api.close());

  const upload = (bytes: Buffer) => api.post(path, { content: bytes.toString("base64") });
  async function uploaded(bytes: Buffer): Promise<{ picture: string; width: number; height: number }> {
    const answer = await upload(bytes);
    expect(answer.status).toBe(201);
    return (answer.json as { data: { picture: string; width: number; height: number } }).data;
  }
  const send = (pictures: readonly string[]) =>
    api.post("/api/design-briefs", { ...brief, email: `${randomUUID()}@example.com`, pictures });
  const files = () => readdir(briefs).catch((): string[] => []);

  it("keep a picture without where it was taken, upright, and without what was hidden behind it", async () => {
    const hidden = "<script>alert(1)</script>";
    const exif = { IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "6/1 27/1 0/1" } };
    const jpeg = await plain().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    const { picture, width, height } = await uploaded(Buffer.concat([jpeg, Buffer.from(hidden)]));
    expect([width, height]).toEqual([20, 40]);
    const reference = (await send([picture])).json as { data: { reference: string } };
    const [row] = await api.db.query<{ file: string }>(
      `select file from brief_picture join shop_message on shop_message.id = message_id
       where reference = $1`,
      [reference.data.reference],
    );
    const kept = await readFile(join(briefs, row?.file ?? ""));
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes(hidden)).toBe(false);
    expect(kept.includes("Ada")).toBe(false);
  });

  it.each([
    ["PNG", () => plain().png().toBuffer()],
    ["WebP", () => plain().webp().toBuffer()],
  ])("take a %s", async (_name, make) => {
    expect(await uploaded(await make())).toMatchObject({ width: 40, height: 20 });
  });

  it.each([
    ["a page", Buffer.from("<html><script>1</script>")],
    ["a drawing that is a program", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000", "latin1")],
    ["what only begins like a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ["a PNG that ends too early", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["no base64 at all", Buffer.alloc(0)],
  ])("refuse %s", async (_name, bytes) => {
    const before = await files();
    const content = bytes.length === 0 ? "%%%" : bytes.toString("base64");
    const { status, errors } = failureOf(await api.post(path, { content }));
    expect([status, errors[0]?.code]).toEqual([422, "not_a_picture"]);
    expect(await files()).toEqual(before);
  });

  it("refuse a picture whose pixels would fill the memory", async () => {
    const png = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: "#000" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(png.length).toBeLessThan(1_000_000);
    const { status, errors } = failureOf(await upload(png));
    expect([status, errors[0]?.code]).toEqual([422, "picture_too_large"]);
  });

  it("refuse more bytes than a picture may have, whatever they are", async () => {
    expect((await upload(Buffer.alloc(5_000_010))).status).toBe(400);
    expect((await upload(Buffer.alloc(6_000_000))).status).toBe(413);
  });

  it("are never served", async () => {
    await uploaded(Buffer.from(pictureContent, "base64"));
    const [file = ""] = await files();
    for (const at of [
      `/media/${file}`,
      `/media/../briefs/${file}`,
      `/media/%2e%2e/briefs/${file}`,
      `/briefs/${file}`,
    ]) {
      expect((await api.get(at)).status).toBe(404);
    }
  });

  it("use a picture once, and are not kept when one is missing", async () => {
    const { picture } = await uploaded(Buffer.from(pictureContent, "base64"));
    expect((await send([picture])).status).toBe(201);
    const count = async () =>
      (await api.db.query<{ n: number }>("select count(*)::int as n from shop_message"))[0]?.n;
    const before = await count();
    const { status, errors } = failureOf(await send([picture]));
    expect([status, errors[0]?.code]).toEqual([422, "unknown_picture"]);
    expect(await count()).toBe(before);
  });

  it("take six pictures and no more", async () => {
    const { status, errors } = failureOf(await send(Array.from({ length: 7 }, (_, at) => `p${at}`)));
    expect([status, errors[0]?.field]).toEqual([400, "pictures"]);
  });

  it("are shown, exported and removed by an operator", async () => {
    const { picture } = await uploaded(Buffer.from(pictureContent, "base64"));
    const { reference } = ((await send([picture])).json as { data: { reference: string } }).data;
    const commands = operatorCommands({ db: api.db, files: api.files, unpaidOrderHours: 72 });
    const run = (name: string, input: object) => commands[name]?.({ ...input }, () => undefined);
    const folder = join(api.dataFolder, "exported");
    expect(await run("messages.show", { kind: "design", reference: reference.toLowerCase() })).toMatchObject({
      reference,
      pictures: 1,
    });
    await run("messages.export-pictures", { reference, folder, by: "test" });
    expect(await readdir(folder)).toEqual([`${reference}-1.jpg`]);
    await expect(run("messages.export-pictures", { reference, folder, by: "test" })).rejects.toThrow();
    await run("messages.delete", { kind: "design", reference, by: "test" });
    await expect(run("messages.show", { kind: "design", reference })).rejects.toThrow(reference);
    expect(await run("audit.list", { subject: reference, limit: 10 })).toMatchObject([
      { act: "messages.delete" },
      { act: "messages.export-pictures" },
    ]);
  });

  it("forget a picture whose brief did not come within a day, and files that the database does not know", async () => {
    await uploaded(Buffer.from(pictureContent, "base64"));
    await api.db.query(
      "update brief_picture set created_at = now() - interval '25 hours' where message_id is null",
    );
    const old = new Date(Date.now() - 2 * 60 * 60_000);
    for (const file of await files()) await utimes(join(briefs, file), old, old);
    await sweepPictures(api.db);
    await sweepPictureFiles(api.db, api.files);
    const known = await api.db.query<{ file: string }>("select file from brief_picture");
    expect((await files()).sort()).toEqual(known.map((row) => row.file).sort());
    expect(known.length).toBeGreaterThan(0);
  });
});
