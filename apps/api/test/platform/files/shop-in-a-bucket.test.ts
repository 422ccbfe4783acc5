import { readInboxPicture } from "@precise/contract/desk/inbox/inbox";
import { cropDeskPicture, deskPicture } from "@precise/contract/desk/products/pictures";
import { successBody } from "@precise/contract/wire/envelope";
import { deskPicturesPath } from "@precise/contract/wire/upload-paths";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { openBucket } from "../../fixtures/bucket.ts";
import { fetchByHost } from "../../fixtures/fetch-by-host.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { brief } from "../../modules/messages/message-samples.ts";

describe("a shop whose pictures are in a bucket", () => {
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    bucket = await openBucket();
    api = await startTestApi("pglite", { bucket: bucket.place });
    owner = await staffAs(api, "owner");
  });
  afterAll(async () => {
    await api.close();
    await bucket.close();
  });
  const jpeg = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: "#204060" } })
      .jpeg()
      .toBuffer();

  it("serves what the desk sent at the same address as ever, and cuts parts from it", async () => {
    const response = await fetchByHost("desk.test", `${api.url}${deskPicturesPath}?name=lamp.jpg`, {
      method: "POST",
      headers: { ...owner.headers, "content-type": "application/octet-stream" },
      body: await jpeg(),
    });
    const { imageUrl } = successBody(deskPicture).parse(await response.json()).data;
    const shown = await fetch(api.url + imageUrl);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "public, max-age=31536000, immutable",
    ]);
    const part = await owner.done(cropDeskPicture, {
      body: { imageUrl, x: 0, y: 0, width: 0.5, height: 1 },
    });
    expect([part.width, part.height]).toEqual([30, 40]);
    expect((await fetch(`${api.url}/media/0123456789abcdef/gone.webp`)).status).toBe(404);
  });

  it("shows the staff what a customer sent by a link of the bucket", async () => {
    const sent = await api.post("/api/design-briefs/pictures", {
      content: (await jpeg()).toString("base64"),
    });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    const briefed = await api.post("/api/design-briefs", { ...brief, pictures: [picture] });
    const { reference } = (briefed.json as { data: { reference: string } }).data;
    const read = await owner.done(readInboxPicture, { params: { reference, position: 0 } });
    const shown = await fetch(read.picture.src);
    expect([new URL(read.picture.src).port, shown.headers.get("content-type")]).toEqual([
      new URL(bucket.place.endpoint ?? "").port,
      "image/jpeg",
    ]);
  });
});
