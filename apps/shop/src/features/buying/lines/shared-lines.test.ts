import { describe, expect, it } from "vitest";
import { readSharedLines, sharedCartPath } from "./shared-lines.ts";

const read = (path: string) => readSharedLines(new URL(path, "http://shop.test").searchParams.getAll("line"));

describe("the link of a shared cart", () => {
  it("holds pieces and article numbers, and nothing else", () => {
    expect(
      sharedCartPath([
        { sku: "RING-60", quantity: 1 },
        { sku: "BULB", quantity: 12 },
      ]),
    ).toBe("/shared-cart?line=1*RING-60&line=12*BULB");
  });
  it("brings back what went in, whatever an article number holds", () => {
    const lines = [
      { sku: "A&B=C*D+E", quantity: 2 },
      { sku: "Ọ̀ṣun/№5", quantity: 999 },
    ];
    expect(read(sharedCartPath(lines))).toEqual({ lines, unreadable: [] });
  });
  it("holds no more lines than a cart", () => {
    const many = Array.from({ length: 150 }, (_, place) => ({ sku: `S${place}`, quantity: 1 }));
    expect(read(sharedCartPath(many)).lines).toHaveLength(100);
    expect(readSharedLines(many.map(({ sku }) => `1*${sku}`)).lines).toHaveLength(100);
  });
  it("adds up pieces of the same product, up to what a line holds", () => {
    expect(readSharedLines(["2*A", "3*A"]).lines).toEqual([{ sku: "A", quantity: 5 }]);
    expect(readSharedLines(["900*A", "900*A"]).lines).toEqual([{ sku: "A", quantity: 999 }]);
  });
});

it.each(["", "A", "*A", "0*A", "1000*A", "-1*A", "1.5*A", "1*", `1*${"A".repeat(65)}`, "1*A B", "1*A\u0000"])(
  "what is no line is named: %j",
  (text) => expect(readSharedLines([text])).toEqual({ lines: [], unreadable: [text] }),
);

it("what is named is cut short", () => {
  const { unreadable } = readSharedLines(Array.from({ length: 50 }, () => "x".repeat(500)));
  expect(unreadable).toHaveLength(10);
  expect(unreadable[0]).toHaveLength(80);
});
