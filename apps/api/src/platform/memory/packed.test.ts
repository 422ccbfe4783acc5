import { expect, test } from "vitest";
import { packer } from "./packed.ts";

test("What was packed is read back, part by part or in turns", () => {
  const parts = [0, 1, 2].map((part) =>
    Array.from({ length: 50 }, (_, at) => ({ sku: `PR-${part}-${at}`, texts: ["brass", null, "₦1,500"] })),
  );
  const reads = parts.map(packer());
  for (const at of [0, 49, 7])
    for (const [part, read] of reads.entries()) expect(read(at)).toEqual(parts[part]?.[at]);
});

test("A part may be larger than a shelf", () => {
  const pack = packer();
  const small = pack(["before"]);
  const long = Array.from({ length: 300_000 }, (_, at) => `${(at * 7919) % 300_007}`);
  const large = pack(long);
  expect([small(0), large(299_999), pack(["after"])(0)]).toEqual(["before", long.at(-1), "after"]);
});

test("What is not there is undefined", () => {
  expect(packer()([])(0)).toBeUndefined();
  expect(packer()(["one"])(1)).toBeUndefined();
});
