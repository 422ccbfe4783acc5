import { call, createApiClient } from "@precise/api-client/client";
import { addBriefPicture, largestBriefPictureBytes } from "@precise/contract/shop/design-briefs";
import { type PictureProblem, pictureProblemOf } from "./picture-problem.ts";
import { smallerPicture } from "./smaller-picture.client.ts";

/** A slow phone sends five megabytes in some minutes. */
const timeoutMs = 5 * 60_000;

/** Sends one picture, made smaller first where the browser can. Loaded when a picture is chosen. */
export async function sendPicture(
  file: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<
  { readonly ok: true; readonly token: string } | { readonly ok: false; readonly problem: PictureProblem }
> {
  const bytes = await smallerPicture(file);
  if (bytes.size > largestBriefPictureBytes) return { ok: false, problem: "picture_too_large" };
  const api = createApiClient({ baseUrl: "", fetch: progressFetch(onPercent), timeoutMs });
  const result = await call(api, addBriefPicture, { body: { content: await base64Of(bytes) }, signal });
  return result.ok
    ? { ok: true, token: result.value }
    : { ok: false, problem: pictureProblemOf(result.failure) };
}

function base64Of(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("a chosen file could not be read", { cause: reader.error }));
    reader.readAsDataURL(bytes);
  });
}

/**
 * A fetch that reports how much of its body has been sent, which the browser's own does not.
 * @param onPercent 0 to 100
 */
function progressFetch(onPercent: (percent: number) => void) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", url);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onPercent(Math.round((loaded / total) * 100));
      };
      request.onload = () => {
        const retryAfter = request.getResponseHeader("retry-after");
        const headers = retryAfter === null ? {} : { "retry-after": retryAfter };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError("the connection was lost"));
      request.onabort = () => reject(new DOMException("given up", "AbortError"));
      init.signal?.addEventListener("abort", () => request.abort());
      request.send(typeof init.body === "string" ? init.body : null);
    });
}
