import { expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["identity", null],
  [undefined, null],
])("of %o we send %o", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
