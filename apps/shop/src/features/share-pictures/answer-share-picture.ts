import "server-only";
import { join } from "node:path";
import { httpFetch } from "@precise/web/server/http-fetch";
import { distDir, shopEnv } from "#shop/base/env.ts";
import { keptPictures } from "./kept-pictures.ts";
import { sharePicture } from "./share-picture.ts";

/** Larger than any picture of the catalogue. */
const largestBytes = 20_000_000;

/** Beside Next's own cache of pictures. Some 3,000 pictures fit. */
const pictures = keptPictures(join(distDir(), "cache", "share-pictures"), {
  bytes: 200_000_000,
  waiting: 20,
});

/** The catalogue has no such picture. */
class NoSuchPicture extends Error {}

/**
 * A catalogue picture in the shape for sharing, by its path under /media with `.jpg` after it. The path carries the
 * picture's content hash, so the answer holds for ever; what the catalogue does not have is 404.
 */
export async function answerSharePicture(path: readonly string[]): Promise<Response> {
  const name = path.join("/");
  if (!/^[\w/.-]{1,300}\.jpg$/.test(name) || path.includes("..")) return refusal(404);
  try {
    const picture = await pictures.get(name, () => original(name.slice(0, -".jpg".length)), sharePicture);
    return new Response(new Uint8Array(picture), {
      headers: {
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  } catch (fault) {
    if (fault instanceof NoSuchPicture) return refusal(404);
    // The API does not answer, what it has is no picture, or many wait: the caller may try again.
    return refusal(503);
  }
}

async function original(name: string): Promise<Uint8Array> {
  const answer = await httpFetch(`${shopEnv().apiOrigin}/media/${name}`);
  if (answer.status === 404) throw new NoSuchPicture();
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || bytes.byteLength > largestBytes) throw new Error(`no picture: ${answer.status}`);
  return bytes;
}

function refusal(status: 404 | 503): Response {
  return new Response(null, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 && { "retry-after": "5" }) },
  });
}
