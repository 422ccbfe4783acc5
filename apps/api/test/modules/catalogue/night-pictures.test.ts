import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaEntry } from "@precise/contract/shop/product";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyCatalogue, importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let opened: TestDatabase;
let media: string;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
  media = join(opened.dataFolder, "source");
  await mkdir(media);
  for (const [name, background] of [
    ["day", "#e0d0c0"],
    ["other", "#d0c0b0"],
    ["night", "#14120f"],
  ] as const) {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background } });
    await writeFile(join(media, `${name}.png`), await image.png().toBuffer());
  }
});
afterAll(() => opened.close());
beforeEach(() => emptyCatalogue(opened));

const run = async (fields: Record<string, unknown>) =>
  importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue([fields])), { media });
const gallery = async () => {
  const [row] = await opened.db.query<{ media_gallery: MediaEntry[] }>(
    "select media_gallery from product",
    [],
  );
  return row?.media_gallery ?? [];
};
const night = {
  imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{16}\/night\.png$/),
  width: 40,
  height: 30,
  colour: "#14120f",
};

describe("a night picture", () => {
  it("is measured as other pictures are, and stands beside the first of them", async () => {
    await run({ images: ["day.png", "other.png"], night_image: "/media/night.png" });
    const [first, second] = await gallery();
    expect(first).toMatchObject({ imageUrl: expect.stringMatching(/day\.png$/), night });
    expect(second).not.toHaveProperty("night");
  });

  it("stays where a file does not name it, also beside another first picture", async () => {
    await run({ images: ["day.png"], night_image: "night.png" });
    expect(await run({ images: ["day.png"] })).toMatchObject({ unchanged: 1 });
    await run({ images: ["other.png"] });
    expect((await gallery())[0]).toMatchObject({ imageUrl: expect.stringMatching(/other\.png$/), night });
  });

  it("comes to a product whose pictures the file does not name", async () => {
    await run({ images: ["day.png"] });
    expect(await run({ night_image: "night.png" })).toMatchObject({ changed: 1 });
    expect(await gallery()).toMatchObject([{ imageUrl: expect.stringMatching(/day\.png$/), night }]);
  });

  it("goes with an empty cell", async () => {
    await run({ images: ["day.png"], night_image: "night.png" });
    await run({ night_image: "" });
    expect((await gallery())[0]).not.toHaveProperty("night");
  });

  it.each([
    ["that is not there", { images: ["day.png"], night_image: "none.png" }, /^there is no picture none\.png/],
    ["of a product without pictures", { images: [], night_image: "night.png" }, /^needs a picture by day$/],
  ])("%s is refused", async (_what, fields, reason) => {
    const { outcome, errors } = await run(fields);
    expect(outcome).toBe("refused");
    expect(errors).toMatchObject([{ field: "night_image", reason: expect.stringMatching(reason) }]);
  });
});

it("a category's night picture is kept beside its picture by day, and goes with the next structure without it", async () => {
  const runCategory = async (pictures: Record<string, string>) =>
    importFile(
      opened,
      await writeCatalogue(opened.dataFolder, {
        ...smallCatalogue([]),
        categories: [{ id: 2, name: "Desk Lamps", urlKey: "desk-lamps", ...pictures }],
      }),
      { media },
    );
  const byNight = async () =>
    (await opened.db.query<{ night_image: string | null }>("select night_image from category", []))[0]
      ?.night_image;
  const both = { image: "day.png", night_image: "night.png" };
  expect(await runCategory(both)).toMatchObject({ outcome: "imported", structureChanged: true });
  expect(await byNight()).toMatch(/^\/media\/[0-9a-f]{16}\/night\.png$/);
  expect(await runCategory(both)).toMatchObject({ structureChanged: false });
  const { errors } = await runCategory({ ...both, night_image: "none.png" });
  expect(errors).toMatchObject([
    { field: "categories.0.night_image", reason: expect.stringMatching(/^there is no picture/) },
  ]);
  await runCategory({ image: "day.png" });
  expect(await byNight()).toBeNull();
});
