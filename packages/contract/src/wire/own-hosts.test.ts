import { expect, it } from "vitest";
import { ownHostsOf, requestTarget } from "./own-hosts.ts";

const isOwn = ownHostsOf(["https://shop.example", "https://www.shop.example:8443"], ["origin.cdn.example"]);

it.each([
  "shop.example",
  "SHOP.example",
  "shop.example:443",
  "www.shop.example:8443",
  "origin.cdn.example",
  "origin.cdn.example:8080",
  "127.0.0.1:3001",
  "[::1]:3001",
  "10.0.3.7",
  "localhost:3000",
  "shop",
  "trade:3002",
  "api.shop.svc.cluster.local",
  "api.precise.internal:3001",
  undefined,
])("a server of ours answers under %s", (host) => expect(isOwn(host)).toBe(true));

it.each([
  "evil.example",
  "shop.example.evil.example",
  "evil.example:443",
  "shop.example:80:90",
  "shop.example@evil.example",
  "shop.example/evil.example",
  "shop.example\\.evil.example",
  "evil.example#shop.example",
  "www.shop.example",
  "",
  " ",
  "1.2.3",
  "localhost.evil.example",
])("and not under %j", (host) => expect(isOwn(host)).toBe(false));

it.each([
  ["/cart?x=1", "shop.example", { path: "/cart?x=1", host: "shop.example" }],
  ["*", "shop.example", { path: "*", host: "shop.example" }],
  ["http://shop.example/cart?x=1", "127.0.0.1", { path: "/cart?x=1", host: "shop.example" }],
  ["HTTPS://shop.example", "shop.example", { path: "/", host: "shop.example" }],
  ["http://shop.example?x=1", "shop.example", { path: "/?x=1", host: "shop.example" }],
  ["/cart", "evil.example", null],
  ["http://evil.example/cart", "shop.example", null],
  ["http://shop.example/cart", "evil.example", null],
  ["http://shop.example@evil.example/", "shop.example", null],
  [
    "http://shop.example\\@evil.example/",
    "shop.example",
    { path: "/\\@evil.example/", host: "shop.example" },
  ],
  ["http:///evil.example/", "shop.example", null],
  ["ftp://shop.example/", "shop.example", null],
  ["shop.example:443", "shop.example", null],
  ["", "shop.example", null],
])("abuse 26: %j asked of %s is %j", (target, host, expected) => {
  expect(requestTarget(target, host, isOwn)).toEqual(expected);
});
