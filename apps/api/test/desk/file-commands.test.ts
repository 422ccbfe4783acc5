import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { filesInFolder, openFiles } from "#api/platform/files/open-files.ts";
import { openBucket } from "../fixtures/bucket.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";

let api: TestApi;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let folder: string;
beforeAll(async () => {
  api = await startTestApi("pglite");
  bucket = await openBucket();
  folder = await mkdtemp(join(tmpdir(), "copied-"));
});
afterAll(async () => {
  await bucket.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
const copy = (input: object) =>
  operatorCommands({ db: api.db, files: api.files, unpaidOrderHours: 72 })["files.copy"]?.(
    { ...input, by: "terminal" },
    () => undefined,
  );

it("copies to a bucket and back, notes it without what the address holds, and names a wrong place", async () => {
  const picture = Buffer.from("a lamp");
  await api.files.media.write("0123456789abcdef/lamp.webp", picture);
  expect(await copy({ to: bucket.url })).toEqual({ copied: 1, kept: 0, bytes: picture.length });
  const kept = await openFiles(folder, bucket.place);
  expect(await kept.media.read("0123456789abcdef/lamp.webp")).toEqual(picture);
  expect(await copy({ to: folder, from: bucket.url })).toMatchObject({ copied: 1 });
  expect(await filesInFolder(folder).media.read("0123456789abcdef/lamp.webp")).toEqual(picture);
  const entries = await readAudit(api.db, { acts: ["files"], limit: 5 });
  expect(entries.map(({ subject }) => subject)).toEqual([folder, "s3://pictures/shop"]);
  await expect(copy({ to: "https://elsewhere.example" })).rejects.toMatchObject({
    message: "https://elsewhere.example must be s3://bucket or s3://bucket/folder.",
  });
});
