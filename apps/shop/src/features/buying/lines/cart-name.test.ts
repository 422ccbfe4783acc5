import { expect, it } from "vitest";
import { cartNameOf } from "./cart-name.ts";

it.each([
  ["Living room", "Living room"],
  ["  Ọ̀ṣun  kitchen ", "Ọ̀ṣun kitchen"],
  ["a\u0000b\u202ec\nd", "a b c d"],
  ["x".repeat(80), "x".repeat(60)],
  ["", null],
  [" \u200b ", null],
  [undefined, null],
  [["two", "names"], null],
])("%j is named %j", (text, name) => expect(cartNameOf(text)).toBe(name));
