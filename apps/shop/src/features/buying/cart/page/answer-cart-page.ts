import type { IncomingMessage, ServerResponse } from "node:http";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { wholePageQuery } from "#shop/base/routes/cart-page-rewrite.ts";
import { nonceOf, type PagePart } from "#shop/base/server/page-frame.ts";
import { cartCookieName } from "#shop/base/storage/cart-cookie.ts";
import { visitorCart } from "../visitor-cart.ts";
import { cartFrame } from "./cart-frame.ts";
import { CartPage, type CartPageProps } from "./cart-page.client.tsx";
import { cartPageProps } from "./cart-page-props.tsx";

const nothingHappened = { event: null, eventName: null, coupon: null };

/**
 * Answers with the cart page: its frame as Next makes it, the same for everyone, and in it the visitor's cart. Where there
 * is no frame, it leads to Next's own page, which needs none.
 * @source decision 057
 */
export async function answerCartPage(
  request: IncomingMessage & { readonly cookies: Readonly<Record<string, string | undefined>> },
  response: ServerResponse,
): Promise<void> {
  const nonce = nonceOf(String(request.headers["content-security-policy"]));
  const [frame, visitor] = await Promise.all([
    cartFrame(request.socket, () => partOf(cartPageProps({ visitor: { kind: "none" }, ...nothingHappened }))),
    visitorCart(headersOf(request), request.cookies[cartCookieName]),
  ]);
  if (frame === null || nonce === null) return leadToWholePage(response);
  const page = frame.page.fill(partOf(cartPageProps({ visitor, ...nothingHappened })), nonce);
  for (const [name, value] of frame.headers) response.setHeader(name, value.replaceAll(frame.nonce, nonce));
  response.end(page);
}

function partOf(props: CartPageProps): PagePart {
  return { html: renderToString(createElement(CartPage, props)), props };
}

function leadToWholePage(response: ServerResponse): void {
  response.writeHead(307, {
    location: `/shopping-cart?${wholePageQuery}=1`,
    "cache-control": "private, no-store",
  });
  response.end();
}

/** As pages get them; a header that comes more than once is joined by Node already. */
function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
