import { expect, it } from "vitest";
import { cookieHeader } from "./cookie-header.ts";

it("a private cookie is HttpOnly, Lax and, by https, Secure", () => {
  const cookie = {
    name: "checkout",
    value: "a b;c",
    path: "/checkout",
    maxAgeSeconds: 7200,
    httpOnly: true,
  } as const;
  expect(cookieHeader(cookie, true)).toBe(
    "checkout=a%20b%3Bc; Path=/checkout; Max-Age=7200; SameSite=Lax; HttpOnly; Secure",
  );
});

it("the cart id is readable by script, and not Secure on localhost", () => {
  const cookie = { name: "cartId", value: "x", path: "/", maxAgeSeconds: 60, httpOnly: false } as const;
  expect(cookieHeader(cookie, false)).toBe("cartId=x; Path=/; Max-Age=60; SameSite=Lax");
});
