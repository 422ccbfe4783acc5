import { expect, it } from "vitest";
import { bestEncoding } from "./accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["deflate", "identity"],
])("%j is answered in %s", (accepted, expected) => {
  expect(bestEncoding(accepted)).toBe(expected);
});
