import { err, ok, type Result } from "@precise/cart-core/result";

/** Largest form body in bytes: the checkout's longest fields, percent-encoded, fit with room to spare. */
export const largestFormBytes = 32_768;

/**
 * The fields of an ordinary form post. The body is read up to the limit and no further, whatever its length header
 * claims; of a repeated field the last one counts.
 * @param largestBytes for a form that takes a whole list
 * @returns `not-a-form` for another content type, `too-large` beyond `largestFormBytes`
 */
export async function readForm(
  request: Request,
  largestBytes: number = largestFormBytes,
): Promise<Result<URLSearchParams, "not-a-form" | "too-large">> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return err("not-a-form");
  const body = await readUpTo(request, largestBytes);
  return body === null ? err("too-large") : ok(new URLSearchParams(body.toString("utf8")));
}

/** A body up to a limit and no further, whatever its length header claims; null beyond it. */
export async function readUpTo(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
