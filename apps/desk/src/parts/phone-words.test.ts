import { expect, it } from "vitest";
import { localPhone } from "./phone-words.ts";

it.each([
  ["+2348031234567", "0803 123 4567"],
  ["••• ••• 4567", "••• ••• 4567"],
  ["", ""],
])("writes %j as %j in a list", (phone, text) => expect(localPhone(phone)).toBe(text));
