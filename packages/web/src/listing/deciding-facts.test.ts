import type { Attribute } from "@precise/contract/shop/catalogue";
import { expect, it } from "vitest";
import { decidingFacts } from "./deciding-facts.ts";

const attribute = (
  attribute_code: string,
  unit?: string,
  options: Record<string, string> = {},
): Attribute => ({
  attribute_code,
  label: attribute_code,
  input_type: "select",
  filterable: true,
  ...(unit === undefined ? {} : { unit }),
  attribute_options: Object.entries(options).map(([value, label]) => ({ value, label })),
});
const attributes = [
  attribute("finish", undefined, { "brushed-brass": "Brushed Brass" }),
  attribute("luminous_flux", "lm"),
  attribute("colour_temperature", "K", { "3000": "3000 K", "2700": "2700" }),
  attribute("lamp_base", undefined, { e27: "E27", "integrated-led": "Integrated LED" }),
  attribute("ip_rating", undefined, { ip20: "IP20", ip65: "IP65" }),
  attribute("gangs", undefined, { "4": "4 gang" }),
  attribute("wattage", "W"),
  attribute("lamp_max_w", "W"),
  attribute("dim_max_led_w", "W"),
  attribute("driver_max_w", "W"),
  attribute("amp_rating", "A", { "10": "10 AX", "13": "13" }),
];

it.each([
  [
    "a lamp with its light",
    { luminous_flux: 2880, colour_temperature: 3000, wattage: 32 },
    ["2,880\u00a0lm", "3000\u00a0K"],
  ],
  [
    "a colour without a unit in its name",
    { luminous_flux: 450, colour_temperature: 2700 },
    ["450\u00a0lm", "2700\u00a0K"],
  ],
  [
    "a fitting for a lamp",
    { lamp_base: "e27", ip_rating: "ip20", wattage: 10, finish: "brushed-brass" },
    ["E27 bulb", "10\u00a0W"],
  ],
  [
    "a light for the rain",
    { lamp_base: "integrated-led", ip_rating: "ip65", wattage: 9 },
    ["IP65", "9\u00a0W"],
  ],
  [
    "a fitting for several lamps",
    { lamp_base: "e27", lamp_count: 6, wattage: 36 },
    ["6 × E27 bulb", "36\u00a0W"],
  ],
  ["a switch", { gangs: 2, finish: "brushed-brass", amp_rating: "13" }, ["2 gang", "13\u00a0A"]],
  ["a switch whose rating names its unit", { gangs: 2, amp_rating: "10" }, ["2 gang", "10\u00a0AX"]],
  [
    "a fitting that says how strong a bulb may be",
    { lamp_base: "e27", lamp_count: 6, wattage: 36, lamp_max_w: 6, dimmable: "1" },
    ["6 × E27 bulb", "≤ 6\u00a0W"],
  ],
  ["a dimmer for LED", { gangs: 1, dim_max_led_w: 150 }, ["1 gang", "150\u00a0W"]],
  ["a driver that says its load", { driver_max_w: 100, dimmable: "1" }, ["100\u00a0W", "Dimmable"]],
  ["a dimmer", { gangs: 1, finish: "brushed-brass", wattage: 150 }, ["1 gang", "150\u00a0W"]],
  ["a switch whose option says it", { gangs: 4, finish: "brushed-brass" }, ["4 gang"]],
  ["a driver", { wattage: 100, dimmable: "1", width: 320 }, ["100\u00a0W", "Dimmable"]],
  [
    "something that is not dimmable",
    { wattage: 100, dimmable: "0", width: 320 },
    ["100\u00a0W", "320\u00a0mm wide"],
  ],
  ["something sold by its length", { width: 2000, finish: "brushed-brass" }, ["2\u00a0m long"]],
  ["nothing known", {}, []],
])("%s shows what decides", (_what, values, facts) => {
  expect(decidingFacts({ attributes: values }, attributes)).toEqual(facts);
});
