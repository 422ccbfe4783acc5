import type { ShopRoute } from "#shop/base/routes/route-table.ts";

/**
 * The guides that the panel may offer, with words that lead to them besides those of their titles. The panel runs in the
 * browser, where the folder of the guides cannot be read: a test holds this list to it.
 */
export const guideLinks: readonly (ShopRoute & { readonly alsoFor: string })[] = [
  {
    href: "/inspiration/lumens-per-room",
    name: "How many lumens does a room need?",
    alsoFor: "bright brightness watts lux",
  },
  {
    href: "/inspiration/colour-temperature",
    name: "Warm or cool? Choosing colour temperature",
    alsoFor: "kelvin white daylight",
  },
  {
    href: "/inspiration/dimming-led",
    name: "Dimming LEDs without flicker or buzz",
    alsoFor: "dimmer dimmable",
  },
  {
    href: "/inspiration/inverter-and-solar",
    name: "Lighting on inverter, solar and generator",
    alsoFor: "battery power outage rechargeable",
  },
  {
    href: "/inspiration/bulb-caps",
    name: "E27, B22, E14, GU10? Finding the right bulb",
    alsoFor: "cap socket holder",
  },
  {
    href: "/inspiration/coastal-outdoor-lights",
    name: "Outdoor lights that survive rain and salt",
    alsoFor: "garden gate security ip65 ip44",
  },
];

const mostGuides = 2;

/** Words that every title may have; they lead to none. */
const tooCommon = new Set([
  "and",
  "the",
  "that",
  "with",
  "without",
  "does",
  "how",
  "many",
  "right",
  "need",
  "choosing",
  "light",
  "lights",
  "lighting",
  "room",
]);

/** Guides of which a typed word of three letters or more begins a word. */
export function guidesFor(term: string): readonly ShopRoute[] {
  const typed = wordsOf(term).filter((word) => word.length >= 3 && !tooCommon.has(word));
  return guideLinks
    .filter(({ name, alsoFor }) => {
      const words = wordsOf(`${name} ${alsoFor}`);
      return typed.some((part) => words.some((word) => word.startsWith(part)));
    })
    .slice(0, mostGuides);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
