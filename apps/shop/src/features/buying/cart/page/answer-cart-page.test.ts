import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { catalogueState } from "#shop/base/server/catalogue-state.ts";
import { answerCartPage } from "./answer-cart-page.ts";
import { CartPage } from "./cart-page.client.tsx";

const noCart = { state: "none", initial: null, note: null, coupon: null } as const;
const flight = JSON.stringify(JSON.stringify(noCart)).slice(1, -1);
const ownPage = `<head><link rel="stylesheet" nonce="own"/></head>${renderToString(createElement(CartPage, noCart))}<script nonce="own">push("${flight}")</script>`;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A shop that answers with the page given when it is asked for the frame. */
async function startShop(page: string): Promise<{ url: string; framesAsked: () => number }> {
  let framesAsked = 0;
  const server = createServer((request, response) => {
    if (request.headers["precise-cart-frame"] === undefined) {
      request.headers["content-security-policy"] = "script-src 'nonce-visit'";
      void answerCartPage(Object.assign(request, { cookies: {} }), response);
      return;
    }
    framesAsked += 1;
    response.writeHead(200, {
      "content-security-policy": "script-src 'nonce-own'",
      "cache-control": "private, no-store",
      "set-cookie": "someone=else",
      link: '</a.css>; rel=preload; nonce="own"',
    });
    response.end(page);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Each test has a catalogue of its own: a frame is kept until the catalogue changes.
  catalogueState().version = `of ${(server.address() as AddressInfo).port}`;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shopping-cart`,
    framesAsked: () => framesAsked,
  };
}

it("answers with the frame and the visitor's part, under the nonce of this answer, for nobody else to keep", async () => {
  const shop = await startShop(ownPage);
  const answer = await fetch(shop.url);
  expect(await answer.text()).toBe(ownPage.replaceAll('"own"', '"visit"'));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("link")).toBe('</a.css>; rel=preload; nonce="visit"');
  expect(answer.headers.get("set-cookie")).toBeNull();
});

it("asks for the frame once, and again when the catalogue has changed", async () => {
  const shop = await startShop(ownPage);
  await Promise.all([fetch(shop.url), fetch(shop.url)]);
  await fetch(shop.url);
  expect(shop.framesAsked()).toBe(1);
  catalogueState().version = "another";
  await fetch(shop.url);
  expect(shop.framesAsked()).toBe(2);
});

it("leads to the page that needs no frame where Next's page is not as we know it", async () => {
  const shop = await startShop(ownPage.replace("Your cart", "Something new"));
  const answer = await fetch(shop.url, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/shopping-cart?whole=1"]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
});
