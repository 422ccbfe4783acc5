import { describe, expect, it } from "vitest";
import { decodeViewed, withViewed } from "./viewed-list.ts";

const lamp = (sku: string) => ({
  sku,
  name: `Lamp ${sku}`,
  href: `/product/lamp-${sku}`,
  srcSet: "/a.webp 256w",
});
const lamps = (...skus: readonly string[]) => skus.map(lamp);
const skusOf = (list: readonly { sku: string }[]) => list.map(({ sku }) => sku);

it("what was looked at last comes first, each product once", () => {
  expect(skusOf(withViewed(lamps("A", "B", "C"), lamp("B")))).toEqual(["B", "A", "C"]);
});

it("holds seven, so that six others can be shown", () => {
  const list = withViewed(lamps("A", "B", "C", "D", "E", "F", "G"), lamp("H"));
  expect(skusOf(list)).toEqual(["H", "A", "B", "C", "D", "E", "F"]);
});

it("is read back as it was kept", () => {
  expect(decodeViewed(JSON.stringify(lamps("A", "B")))).toEqual(lamps("A", "B"));
});

describe("whatever is no list is an empty one", () => {
  it.each([
    null,
    "",
    "nonsense",
    "{}",
    "[1]",
    '[{"sku":"A"}]',
    JSON.stringify([{ ...lamp("A"), href: "https://elsewhere.example/" }]),
    JSON.stringify([{ ...lamp("A"), href: "javascript:alert(1)" }]),
  ])("%j", (text) => {
    expect(decodeViewed(text)).toEqual([]);
  });
});
