import { describe, expect, it } from "vitest";
import { cartLinksIn, linesOfCartLink, readSharedLines } from "./shared-lines.ts";

const query = "line=2*PR-PD-LEK30-BB&line=1*BULB";

describe("cart links in a text", () => {
  it.each([
    ["a whole address", `https://shop.example/shared-cart?${query}`],
    ["an address without its protocol", `shop.example/shared-cart?${query}`],
    ["a message", `Good day, I want these:\nhttps://shop.example/shared-cart?${query}. How much to Enugu?`],
    ["brackets", `See (https://shop.example/shared-cart?${query})!`],
    ["what is behind the question mark alone", ` ${query}\n`],
  ])("are found in %s", (_, text) => {
    expect(cartLinksIn(text)).toEqual([query]);
    expect(linesOfCartLink(query).lines).toEqual([
      { sku: "PR-PD-LEK30-BB", quantity: 2 },
      { sku: "BULB", quantity: 1 },
    ]);
  });

  it("end before the sentence does, whatever stands in an article number", () => {
    expect(cartLinksIn("(/shared-cart?line=1*PR.1).")).toEqual(["line=1*PR.1"]);
  });

  it("are found where the name stands before the lines, behind no question mark", () => {
    expect(cartLinksIn("of=wishlist&line=1*BULB")).toEqual(["of=wishlist&line=1*BULB"]);
  });

  it("are found once each, in their order, saved carts and wishlists too", () => {
    const saved = "/shared-cart?name=Living+room&line=3*LAMP";
    const wishes = "/shared-cart?line=1*BULB&of=wishlist";
    expect(cartLinksIn(`${saved} ${wishes} and again ${saved}`)).toEqual([
      "name=Living+room&line=3*LAMP",
      "line=1*BULB&of=wishlist",
    ]);
  });

  it.each([
    "",
    "Hello",
    "https://shop.example/shared-cart",
    "/shared-cart?line=x",
    "the line=2 of it",
    "/cart?line=1*A",
    "line=1*A&of=my wishlist",
  ])("are none in %j", (text) => expect(cartLinksIn(text)).toEqual([]));
});

describe("lines of a link", () => {
  it("are read as addresses write them, and one that is cut off as it stands", () => {
    expect(linesOfCartLink("line=2*A%26B%2FC&name=X&line=1*%E2%84%965&line=1*%E2%84")).toEqual({
      lines: [
        { sku: "A&B/C", quantity: 2 },
        { sku: "№5", quantity: 1 },
        { sku: "%E2%84", quantity: 1 },
      ],
      unreadable: [],
    });
    expect(linesOfCartLink("line=1*A+B&line=999*C")).toEqual({
      lines: [{ sku: "C", quantity: 999 }],
      unreadable: ["1*A B"],
    });
  });
  it("that cannot be read are cut at a whole letter", () => {
    expect(readSharedLines([`a${"💡".repeat(100)}`]).unreadable).toEqual([`a${"💡".repeat(79)}`]);
  });
  it("add up pieces of the same product, up to what a line holds", () => {
    expect(readSharedLines(["2*A", "3*A"]).lines).toEqual([{ sku: "A", quantity: 5 }]);
    expect(readSharedLines(["900*A", "900*A"]).lines).toEqual([{ sku: "A", quantity: 999 }]);
  });
  it("are no more than a cart holds", () => {
    const many = Array.from({ length: 150 }, (_, place) => `1*S${place}`);
    expect(readSharedLines(many).lines).toHaveLength(100);
  });

  it.each([
    "",
    "A",
    "*A",
    "0*A",
    "1000*A",
    "-1*A",
    "1.5*A",
    "1*",
    `1*${"A".repeat(65)}`,
    "1*A B",
    "1*A\u0000",
  ])("are named where they are none: %j", (text) =>
    expect(readSharedLines([text])).toEqual({ lines: [], unreadable: [text] }),
  );

  it("are cut short where they are named", () => {
    const { unreadable } = readSharedLines(Array.from({ length: 50 }, () => "x".repeat(500)));
    expect(unreadable).toHaveLength(10);
    expect(unreadable[0]).toHaveLength(80);
  });
});
