import "server-only";
import { httpFetch } from "@precise/web/server/http-fetch";
import { shopEnv } from "../../env.ts";
import { sharePicture } from "./share-picture.ts";

/** Larger than any picture of the catalogue. */
const largestBytes = 20_000_000;

/** Making one takes tens of milliseconds of a core: who asks for the same one waits for the one that is being made. */
const beingMade = new Map<string, Promise<Response | Buffer>>();

/**
 * A catalogue picture in the shape for sharing, by its path under /media with `.jpg` after it. The path carries the
 * picture's content hash, so the answer holds for ever; what the catalogue does not have is 404.
 */
export async function answerSharePicture(path: readonly string[]): Promise<Response> {
  const name = path.join("/");
  if (!/^[\w/.-]{1,300}\.jpg$/.test(name) || path.includes("..")) return refusal(404);
  const made = beingMade.get(name) ?? make(name.slice(0, -".jpg".length));
  beingMade.set(name, made);
  try {
    const picture = await made;
    if (picture instanceof Response) return picture.clone();
    return new Response(new Uint8Array(picture), {
      headers: {
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  } catch {
    // The API does not answer, or what it has is no picture: whoever asks may come again.
    return refusal(503);
  } finally {
    beingMade.delete(name);
  }
}

async function make(name: string): Promise<Response | Buffer> {
  const answer = await httpFetch(`${shopEnv().apiOrigin}/media/${name}`);
  if (answer.status === 404) return refusal(404);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || bytes.byteLength > largestBytes) throw new Error(`no picture: ${answer.status}`);
  return sharePicture(bytes);
}

function refusal(status: 404 | 503): Response {
  return new Response(null, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 && { "retry-after": "5" }) },
  });
}
