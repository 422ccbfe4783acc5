import { expect, it } from "vitest";
import { normalPath } from "./normal-path.ts";

it.each([
  ["/", "/"],
  ["/search/E27%2FB22", "/search/E27%2FB22"],
  ["/search/%252e%252e", "/search/%252e%252e"],
  ["/search/%c3%a9t%C3%A9 lamp".replace(" ", "%20"), "/search/%c3%a9t%C3%A9%20lamp"],
  ["/api/%64esk/session", "/api/desk/session"],
  ["/api/d%65sk/session/", "/api/desk/session/"],
  ["/%5fnext/static/a%2Ejs", "/_next/static/a.js"],
  ["/form/message/../cart/add", "/form/cart/add"],
  ["/form/message/%2e%2E/cart/add", "/form/cart/add"],
  ["/form/./message/.", "/form/message/"],
  ["/a/..", "/"],
  ["/../../a", "/a"],
  ["/a//b/", "/a//b/"],
  ["//evil.example/", "//evil.example/"],
  ["/.well-known/x", "/.well-known/x"],
])("%s is %s", (path, normal) => expect(normalPath(path)).toBe(normal));

it.each([
  "/%",
  "/a%2",
  "/%zz",
  // After one round it would be another path.
  "/%%36%31",
  // Elsewhere it would lead to another host.
  "//evil.example/%61",
  "/a/..//evil.example",
  "/%2e//evil.example",
])("%s is none", (path) => expect(normalPath(path)).toBeNull());
