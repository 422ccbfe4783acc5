import { parseJson } from "@precise/cart-core/json";

/** `down`: no usable answer; it may have been done all the same. `words` name neither key nor number. */
export type TermiiAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly body: unknown; readonly text: string }
  | { readonly kind: "down"; readonly words: string };

const largestAnswer = 256 * 1024;

/** Calls Termii once. What is no JSON is no answer: a 404 of a proxy is none of Termii's. */
export function termiiCall(url: string, timeoutMilliseconds: number) {
  const origin = url.replace(/\/+$/, "");
  return async (method: "GET" | "POST", path: string, body?: object): Promise<TermiiAnswer> => {
    let status: number;
    let text: string;
    try {
      const response = await fetch(origin + path, {
        method,
        headers: { accept: "application/json", "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
        redirect: "error",
      });
      status = response.status;
      text = (await response.text()).slice(0, largestAnswer);
    } catch {
      // Its own words may name the address, which holds the key where it is a GET.
      return { kind: "down", words: "did not answer" };
    }
    if (status === 429) return { kind: "down", words: "has had too many calls" };
    if (status >= 500) return { kind: "down", words: `answered ${status}` };
    const parsed = parseJson(text);
    return typeof parsed === "object" && parsed !== null
      ? { kind: "answered", status, body: parsed, text }
      : { kind: "down", words: `answered ${status} with something else` };
  };
}
