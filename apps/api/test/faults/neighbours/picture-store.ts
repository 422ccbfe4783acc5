import { randomInt } from "node:crypto";
import sharp from "sharp";
import { openBucket } from "../../fixtures/bucket.ts";
import { startAnswerTally } from "../answer-tally.ts";
import { askTimed } from "../ask-timed.ts";
import type { Lead, Neighbour, VisitedShop } from "./neighbour.ts";

/** Object storage for the shop's pictures, and somebody at the desk who adds one after the other. */
export async function pictureStore(lead: Lead): Promise<Neighbour> {
  const name = "object storage";
  const bucket = await openBucket();
  const endpoint = bucket.place.endpoint ?? "";
  const led = await lead("api", name, endpoint);
  const tally = startAnswerTally();
  const kept = new Set<string>();
  let shop: VisitedShop | undefined;
  let cookie = "";
  /** A picture whose answer did not come: it is sent again. */
  let open: Uint8Array | undefined;

  const ask = (path: string, init: RequestInit = {}) =>
    askTimed(tally.onAnswer, `${shop?.deskUrl}${path}`, {
      ...init,
      headers: { cookie, origin: shop?.deskUrl ?? "", "content-type": "image/png" },
    });
  async function add(): Promise<void> {
    const channel = () => randomInt(256);
    open ??= await sharp({
      create: {
        width: 60,
        height: 40,
        channels: 3,
        background: { r: channel(), g: channel(), b: channel() },
      },
    })
      .png()
      .toBuffer();
    const { status, text } = await ask("/api/desk/pictures?name=lamp.png", {
      method: "POST",
      body: Buffer.from(open),
    });
    if (status >= 500) return;
    const imageUrl = /"imageUrl":"([^"]+)"/.exec(text)?.[1];
    if (status !== 201 || imageUrl === undefined)
      throw new Error(`a picture was answered ${status}: ${text}`);
    kept.add(imageUrl);
    open = undefined;
    await ask(`/api/desk${imageUrl}`);
  }
  return {
    name,
    variables: {
      MEDIA_URL: bucket.url.replace(endpoint, led),
      AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? "",
      AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? "",
    },
    async open(running) {
      shop = running;
      cookie = await running.openDesk();
    },
    act: add,
    done: () => kept.size,
    seen: () => `pictures sent and read at the desk: ${tally.take()}`,
    async finish() {
      while (open !== undefined) await add();
    },
    async judge() {
      const broken: string[] = [];
      for (const imageUrl of kept) {
        const { status, text } = await ask(`/api/desk${imageUrl}`);
        if (status !== 200 || text === "") broken.push(`${imageUrl} was kept, and is answered ${status}`);
      }
      return { words: `${kept.size} pictures kept, each read again`, broken };
    },
    close: () => bucket.close(),
  };
}
