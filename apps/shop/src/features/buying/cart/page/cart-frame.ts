import type { Socket } from "node:net";
import { httpFetch } from "@precise/web/server/http-fetch";
import { framePurposeHeader } from "#shop/base/routes/cart-page-rewrite.ts";
import { catalogueState, settledVersion } from "#shop/base/server/catalogue-state.ts";
import { nonceOf, type PageFrame, type PagePart, readPageFrame } from "#shop/base/server/page-frame.ts";

/** The cart page without a cart, and what its answer says of it. */
export interface CartFrame {
  readonly page: PageFrame;
  /** Of the answer; the policy is each answer's own. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly nonce: string;
}

/** Its menu is made from the catalogue, whose version is watched; the rest may come from elsewhere one day. */
const longestKeptMs = 60_000;
/** Soon enough after a failure, without asking for each visitor. */
const failureKeptMs = 5_000;
const timeoutMs = 8_000;
const takenOver = ["content-type", "cache-control", "vary", "link"];

let kept: { readonly frame: Promise<CartFrame | null>; readonly mark: string; until: number } | undefined;

/**
 * The frame of the cart page: Next's own page for a visitor without a cart, asked of this very server and kept.
 * @param server where this server was just asked, and so can be asked again
 * @param empty the part of the page that shows no cart
 * @returns null where that page is not as we know it, or does not come
 */
export function cartFrame(
  server: Pick<Socket, "localAddress" | "localPort">,
  empty: () => PagePart,
): Promise<CartFrame | null> {
  const mark = `${settledVersion()} ${catalogueState().isApiUp}`;
  if (kept && kept.mark === mark && kept.until > Date.now()) return kept.frame;
  const entry = { frame: askForFrame(server, empty), mark, until: Date.now() + longestKeptMs };
  kept = entry;
  void entry.frame.then((frame) => {
    if (frame === null) entry.until = Date.now() + failureKeptMs;
  });
  return entry.frame;
}

async function askForFrame(
  { localAddress = "127.0.0.1", localPort = 0 }: Pick<Socket, "localAddress" | "localPort">,
  empty: () => PagePart,
): Promise<CartFrame | null> {
  const host = localAddress.replace(/^::ffff:/, "");
  try {
    const answer = await httpFetch(
      `http://${host.includes(":") ? `[${host}]` : host}:${localPort}/shopping-cart`,
      { headers: { accept: "text/html", [framePurposeHeader]: "1" }, signal: AbortSignal.timeout(timeoutMs) },
    );
    const nonce = nonceOf(answer.headers.get("content-security-policy"));
    const html = await answer.text();
    const page = answer.status === 200 && nonce ? readPageFrame(html, { part: empty(), nonce }) : null;
    if (page === null || nonce === null) return null;
    const headers = takenOver.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { page, headers, nonce };
  } catch {
    // This server is too busy to answer itself: the visitor is led to the page that needs no frame.
    return null;
  }
}
