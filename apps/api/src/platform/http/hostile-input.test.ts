import { describe, expect, it } from "vitest";
import { hostileInput } from "./hostile-input.ts";

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

describe("what no call wants", () => {
  it.each([
    ['{"__proto__":{"a":1}}', "__proto__", "unknown_key"],
    ['{"a":{"constructor":1}}', "a.constructor", "unknown_key"],
    ['{"a":["x",{"prototype":1}]}', "a.1.prototype", "unknown_key"],
    ['{"name":"a\\u0000b"}', "name", "invalid_input"],
    ['{"name":"a\\u001bb"}', "name", "invalid_input"],
    ['{"name":"a\\ud800b"}', "name", "invalid_input"],
    ['{"items":[{"sku":"\\u007f"}]}', "items.0.sku", "invalid_input"],
    ['{"a\\u0000b":1}', "a?b", "unknown_key"],
  ])("is found in %s", (json, field, code) => {
    expect(hostileInput(JSON.parse(json))).toMatchObject({ field, code });
  });

  it("is a body nested 33 deep, and 130,000 deep without a crash", () => {
    expect(hostileInput(nested(32))).toBeUndefined();
    expect(hostileInput(nested(34))).toMatchObject({ code: "invalid_input", field: "0.0.0.0" });
    expect(hostileInput(nested(130_000))).toMatchObject({ code: "invalid_input" });
  });

  it("is not the shape of a cart id, which is only looked up", () => {
    expect(hostileInput({ cartId: "\u0000" })).toBeUndefined();
    expect(hostileInput({ inner: { cartId: "\u0000" } })).toMatchObject({ field: "inner.cartId" });
  });

  it.each([[undefined], [null], [5], ["plain"], [{ note: "a\tb\nc\r\n" }], [{ a: [1, "ä", "💡"] }]])(
    "is not in %j",
    (input) => expect(hostileInput(input)).toBeUndefined(),
  );
});
