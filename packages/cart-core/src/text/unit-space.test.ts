import { expect, it } from "vitest";
import { keepUnits } from "./unit-space.ts";

it.each([
  ["2700 K", "2700\u00a0K"],
  ["2,880 lm from 32 W at 3000 K.", "2,880\u00a0lm from 32\u00a0W at 3000\u00a0K."],
  ["LED GU10 Spot Bulb 5 W 2700 K", "LED GU10 Spot Bulb 5\u00a0W 2700\u00a0K"],
  ["Line 13 A Switched Socket", "Line 13\u00a0A Switched Socket"],
  ["230 V AC, 50 Hz", "230\u00a0V AC, 50\u00a0Hz"],
  ["1.5 m of track, 600 mm wide", "1.5\u00a0m of track, 600\u00a0mm wide"],
  ["90 lm/W", "90\u00a0lm/W"],
])("keeps the quantities of “%s” in one piece", (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it.each(["GU10 Warm", "2 hours", "IP65 Downlight", "4 anchor bolts", "9 Agbado Road"])(
  "changes nothing in “%s”",
  (text) => {
    expect(keepUnits(text)).toBe(text);
  },
);
