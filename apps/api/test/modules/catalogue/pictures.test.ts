import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMedia } from "#api/modules/catalogue/media.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { emptyCatalogue, importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let opened: TestDatabase;
let media: string;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
  media = join(opened.dataFolder, "source");
  await mkdir(media);
});
afterAll(() => opened.close());
beforeEach(() => emptyCatalogue(opened));

const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });
const picture = async (name: string, image: Sharp) => writeFile(join(media, name), await image.toBuffer());
const run = async (...imageUrls: string[]) => {
  const content = smallCatalogue([{ media_gallery: imageUrls.map((imageUrl) => ({ imageUrl })) }]);
  return importFile(opened, await writeCatalogue(opened.dataFolder, content), { media });
};
const gallery = async () => {
  const [row] = await opened.db.query<{ media_gallery: { imageUrl: string }[] }>(
    "select media_gallery from product",
    [],
  );
  return row?.media_gallery ?? [];
};

describe("an imported picture", () => {
  it("is measured and gets a path with the hash of its bytes, under which it is served", async () => {
    await picture("Lämp Photo.webp", plain("#204060").webp({ lossless: true }));
    expect(await run("/media/Lämp Photo.webp")).toMatchObject({ pictures: { used: 1, copied: 1 } });
    const [entry] = await gallery();
    expect(entry).toMatchObject({ alt: "Lamp 1", width: 40, height: 30, colour: "#204060" });
    expect(entry?.imageUrl).toMatch(/^\/media\/[0-9a-f]{16}\/lamp-photo\.webp$/);
    const found = await openMedia(filesInFolder(opened.dataFolder), entry?.imageUrl ?? "");
    expect(found).toMatchObject({ contentType: "image/webp" });
    expect(found?.bytes).toBe((await readFile(join(media, "Lämp Photo.webp"))).length);
  });

  it("that did not change keeps its path and is not copied again; a changed one has a new path at once", async () => {
    await picture("a.png", plain("#ff0000").png());
    await run("a.png");
    const [before] = await gallery();
    expect(await run("a.png")).toMatchObject({ unchanged: 1, pictures: { copied: 0 } });
    await picture("a.png", plain("#00ff00", 50, 60).png());
    expect(await run("a.png")).toMatchObject({ changed: 1, pictures: { copied: 1 } });
    const [after] = await gallery();
    expect(after).toMatchObject({ width: 50, height: 60, colour: "#00ff00" });
    expect(after?.imageUrl).not.toBe(before?.imageUrl);
    expect(await openMedia(filesInFolder(opened.dataFolder), before?.imageUrl ?? "")).toBeDefined();
  });

  it("has the type of its bytes, not of its name", async () => {
    await picture("fake.webp", plain("#ffffff").jpeg());
    await run("fake.webp");
    const [entry] = await gallery();
    expect(entry?.imageUrl).toMatch(/\/fake\.jpg$/);
    expect((await openMedia(filesInFolder(opened.dataFolder), entry?.imageUrl ?? ""))?.contentType).toBe(
      "image/jpeg",
    );
  });

  it("that a camera held upright is measured as it is shown", async () => {
    await picture("turned.jpg", plain("#ffffff", 40, 30).withMetadata({ orientation: 6 }).jpeg());
    await run("turned.jpg");
    expect((await gallery())[0]).toMatchObject({ width: 30, height: 40 });
  });

  it("may be named by the path under which it is served already", async () => {
    await picture("a.png", plain("#ff0000").png());
    await run("a.png");
    const [before] = await gallery();
    expect(await run(before?.imageUrl ?? "")).toMatchObject({ outcome: "imported", unchanged: 1 });
  });

  it("is not copied by a trial run, nor by an import that is refused", async () => {
    await picture("a.png", plain("#ff0000").png());
    const bad = await writeCatalogue(
      opened.dataFolder,
      smallCatalogue([{ images: ["a.png"] }, { price: 0 }]),
    );
    expect(await importFile(opened, bad, { media })).toMatchObject({ outcome: "refused" });
    const good = await writeCatalogue(opened.dataFolder, smallCatalogue([{ images: ["a.png"] }]));
    expect(await importFile(opened, good, { media, dryRun: true })).toMatchObject({ outcome: "checked" });
    await expect(readdir(join(opened.dataFolder, "media"))).rejects.toThrow("ENOENT");
  });
});

describe("a picture is refused", () => {
  const reasonFor = async (name: string) =>
    (await run(name)).errors.map(({ field, reason }) => `${field}: ${reason}`);

  it("when it is no picture, or of a kind that can carry script", async () => {
    await writeFile(join(media, "text.webp"), "hello");
    await writeFile(
      join(media, "drawing.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    expect(await reasonFor("text.webp")).toEqual([
      expect.stringContaining("media_gallery.0: text.webp cannot be decoded"),
    ]);
    expect(await reasonFor("drawing.svg")).toEqual([
      "media_gallery.0: drawing.svg is not a WebP, JPEG, PNG or AVIF picture",
    ]);
  });

  it.each([
    "../secret.png",
    "/media/../../secret.png",
    "/etc/passwd",
    "link.png",
    "https://example.com/a.png",
    "none.png",
    ".",
  ])("when it is not in the pictures' folder: %s", async (name) => {
    await writeFile(join(opened.dataFolder, "secret.png"), await plain("#ffffff").png().toBuffer());
    await rm(join(media, "link.png"), { force: true });
    await symlink(join(opened.dataFolder, "secret.png"), join(media, "link.png"));
    expect(await reasonFor(name)).toEqual([`media_gallery.0: there is no picture ${name} in ${media}`]);
  });
});

describe("a path asked for under /media", () => {
  it.each([
    "/media/../db/PG_VERSION",
    "/media/0123456789abcdef/../../db.lock",
    "/media/0123456789abcdef/..%2f..%2fdb.lock",
    "/media/0123456789abcdef/a.svg",
    "/media/0123456789ABCDEF/a.webp",
    "/media/0123456789abcdef/a.webp/",
    "/media/0123456789abcdef/a.webp\u0000.png",
    "/media/0123456789abcdef/constructor",
    "/media/",
    "",
    "/media/0123456789abcdef/not-there.webp",
  ])("abuse 36: finds nothing at %j", async (path) => {
    expect(await openMedia(filesInFolder(opened.dataFolder), path)).toBeUndefined();
  });
});
