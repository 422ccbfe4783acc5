import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyFiles } from "#api/platform/files/copy-files.ts";
import type { FileStore, ListedFile, ShopFiles } from "#api/platform/files/file-store.ts";
import { mediaUrl } from "#api/platform/files/media-url.ts";
import { filesInFolder, openFiles } from "#api/platform/files/open-files.ts";
import { openBucket } from "../../fixtures/bucket.ts";

const picture = Buffer.from("a picture, for all that a store knows of it");
let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function listed(store: FileStore): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of store.list()) all.push(file);
  return all;
}

describe.each(["folder", "bucket"] as const)("files in a %s", (kind) => {
  let files: ShopFiles;
  beforeAll(async () => {
    files = await openFiles(join(folder, kind), kind === "bucket" ? bucket.place : undefined);
  });

  it("are written once, found, read and listed", async () => {
    expect(await files.media.write("0123456789abcdef/lamp.webp", picture)).toBe(true);
    expect(await files.media.write("0123456789abcdef/lamp.webp", picture)).toBe(false);
    const found = await files.media.find("0123456789abcdef/lamp.webp");
    expect(found?.bytes).toBe(picture.length);
    expect(found && (await buffer(await found.stream()))).toEqual(picture);
    expect(await files.media.read("0123456789abcdef/lamp.webp")).toEqual(picture);
    expect(await listed(files.media)).toEqual([
      { name: "0123456789abcdef/lamp.webp", bytes: picture.length, changedAt: expect.any(Date) },
    ]);
  });

  it("that are not there are undefined, and removing them is no fault", async () => {
    expect(await files.media.find("fedcba9876543210/gone.webp")).toBeUndefined();
    expect(await files.media.read("fedcba9876543210/gone.webp")).toBeUndefined();
    await files.media.remove("fedcba9876543210/gone.webp");
  });

  it("of one kind are not among the other's", async () => {
    await files.briefs.write("a.jpg", picture);
    expect(await files.media.find("a.jpg")).toBeUndefined();
    await files.briefs.remove("a.jpg");
    expect(await listed(files.briefs)).toEqual([]);
  });
});

it("a private file of a bucket is read by a signed link for as long as was asked for", async () => {
  const { briefs } = await openFiles(folder, bucket.place);
  await briefs.write("kitchen.jpg", picture);
  const link = (await briefs.signedLink("kitchen.jpg", 60)) ?? "";
  expect(new URL(link).searchParams.get("X-Amz-Expires")).toBe("60");
  const answer = await fetch(link);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
});

it("a private file of a folder is its owner's alone", async () => {
  const { briefs } = filesInFolder(join(folder, "own"));
  await briefs.write("hall.jpg", picture);
  expect((await stat(join(folder, "own/briefs/hall.jpg"))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "own/briefs"))).mode & 0o777).toBe(0o700);
  expect(await briefs.signedLink("hall.jpg", 60)).toBeUndefined();
});

it("a copy that was stopped goes on where it was, and takes along nothing half-written", async () => {
  const from = filesInFolder(join(folder, "old"));
  for (const name of ["1", "2", "3"]) await from.media.write(`000000000000000${name}/lamp.webp`, picture);
  await from.briefs.write("garden.jpg", picture);
  await writeFile(join(folder, "old/media/0000000000000001/lamp.webp.77.abc.part"), "half a");
  const to = await openFiles(folder, { ...bucket.place, prefix: "moved/" });
  const stop = new Error("the machine was switched off");
  await expect(
    copyFiles(from, to, ({ copied }) => {
      if (copied === 2) throw stop;
    }),
  ).rejects.toBe(stop);
  expect(await copyFiles(from, to)).toEqual({ copied: 2, kept: 2, bytes: 2 * picture.length });
  const names = (await listed(to.media)).map(({ name }) => name);
  expect(names.sort()).toEqual(["1", "2", "3"].map((name) => `000000000000000${name}/lamp.webp`));
});

describe("MEDIA_URL", () => {
  it("names a bucket, and what its service needs", () => {
    expect(mediaUrl.parse("s3://lamps")).toEqual({
      bucket: "lamps",
      prefix: "",
      endpoint: undefined,
      region: "us-east-1",
      isPathStyle: false,
    });
    expect(
      mediaUrl.parse("s3://lamps/a/b/?endpoint=https://s3.example&region=af-south-1&path-style=1"),
    ).toEqual({
      bucket: "lamps",
      prefix: "a/b/",
      endpoint: "https://s3.example",
      region: "af-south-1",
      isPathStyle: true,
    });
  });

  it.each([
    ["a folder", "/srv/media", "must be s3://bucket or s3://bucket/folder"],
    ["another scheme", "https://s3.example/lamps", "must be s3://bucket or s3://bucket/folder"],
    ["no bucket", "s3:///lamps", "must be s3://bucket or s3://bucket/folder"],
    ["a secret", "s3://key:secret@lamps", "must be s3://bucket or s3://bucket/folder"],
    ["an unknown word", "s3://lamps?regoin=eu", "has regoin, which is none of endpoint, region, path-style"],
    [
      "an endpoint that is none",
      "s3://lamps?endpoint=s3.example",
      "has an endpoint that is no address of http or https",
    ],
    ["path-style=yes", "s3://lamps?path-style=yes", "has path-style, which must be 0 or 1"],
  ])("with %s is refused", (_what, text, fault) => {
    expect(mediaUrl.safeParse(text).error?.issues[0]?.message).toBe(fault);
  });
});
