import { NextRequest } from "next/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { visitorOfRequest } from "../server/visitor.ts";
import { dynamicPage } from "./answer.ts";

const secret = "the-shared-secret-of-door-and-apps";

beforeEach(() => {
  vi.stubEnv("SHOP_ENV", "local");
  vi.stubEnv("INTERNAL_SECRET", secret);
});
afterEach(() => vi.unstubAllEnvs());

/** The request's headers as the page reads them. */
function headersOfPage(entries: Record<string, string>): Headers {
  const request = new NextRequest("http://localhost:3000/shopping-cart", { headers: entries });
  const { headers } = dynamicPage(request, visitorOfRequest(request.headers));
  const names = (headers.get("x-middleware-override-headers") ?? "").split(",");
  return new Headers(names.map((name) => [name, headers.get(`x-middleware-request-${name}`) ?? ""]));
}

it("a page's calls count for the visitor whom the door names", () => {
  const headers = { "x-precise-visitor": "198.51.100.7", "x-precise-secret": secret };
  expect(visitorOfRequest(headersOfPage(headers))).toBe("198.51.100.7");
});

it("a visitor whom someone else names is none", () => {
  const headers = { "x-precise-visitor": "198.51.100.7", "x-precise-secret": "guess" };
  expect(visitorOfRequest(headersOfPage(headers))).toBeNull();
  expect(headersOfPage(headers).get("x-precise-visitor")).toBeNull();
});
