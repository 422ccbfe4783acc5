import { maxLinesPerCart } from "@precise/cart-core/limits";
import * as z from "zod/mini";
import { group, route } from "../../wire/route.ts";
import { line, namedSku } from "../../wire/text.ts";

/**
 * Where a figure of others comes from. `as_of` is a day, or null where it is not known; `is_confirmed`: the owner set it at the
 * desk, until then it is a figure to begin with.
 * @source design D31
 */
const origin = {
  source: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  is_confirmed: z.boolean(),
};

/** ₦ for a kWh before VAT, of a DisCo and a band. */
const lightingTariff = z.object({
  disco: z.string(),
  band: z.string(),
  naira_per_kwh: z.number(),
  ...origin,
});
export type LightingTariff = z.infer<typeof lightingTariff>;

const fuelPriceNow = z.object({ fuel: z.enum(["petrol", "diesel"]), naira_per_litre: z.number(), ...origin });

/** Maintained lux of a use of rooms, on the plane that counts for it; `name` is ready to show. */
const lightingTarget = z.object({
  use: z.string(),
  name: z.string(),
  lux: z.number(),
  /** Metres above the floor: 0.75 a desk, 0 the floor. */
  plane_m: z.number(),
  is_work_place: z.boolean(),
  ...origin,
});
export type LightingTarget = z.infer<typeof lightingTarget>;

/**
 * Whether advice on electrical safety may be shown: off in production until the owner names the engineer who signs it.
 * @source design D35
 */
const electricalAdvice = z.object({
  is_on: z.boolean(),
  engineer: z.nullable(z.object({ name: z.string(), registration: z.string() })),
});

export const lightingFigures = z.object({
  tariffs: z.array(lightingTariff),
  fuel_prices: z.array(fuelPriceNow),
  targets: z.array(lightingTarget),
  electrical_advice: electricalAdvice,
  /** The rate of VAT on electricity, 75 for 7.5 %. An older API leaves it out: then it is that. */
  vat_per_thousand: z.optional(z.int()),
});
export type LightingFigures = z.infer<typeof lightingFigures>;

export const getLightingFigures = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/lighting/figures",
  tag: "Lighting",
  summary: "Tariffs, fuel prices and targets as they stand, each with its source and day",
  yields: "figures",
  data: z.object({ figures: lightingFigures }),
});

/**
 * Something that does not fit together, or may not. `stop`: it cannot work, or is unsafe, and a checkout asks for a tick;
 * `unknown`: an article does not state what a rule asks for. No finding never means "safe". A later release may send other
 * severities: show `text`. `id` stays the same while rule, articles and text do.
 * @source design "Lighting"
 */
export const finding = z.object({
  id: z.string(),
  rule: z.int(),
  severity: z.string(),
  skus: z.array(z.string()),
  /** A ready sentence. */
  text: z.string(),
  /** What to do about it. */
  fix: z.optional(z.string()),
  /** The base of the bulbs that mend it, as the attribute `lamp_base` has it. */
  lamp_base: z.optional(z.string()),
});
export type Finding = z.infer<typeof finding>;

const metres = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
/** Where articles go; whatever is not known is left out. */
const fitPlace = z.strictObject({
  id: line(1, 60),
  use: z.optional(z.enum(["kitchen", "mirror", "shop", "room"])),
  /** Of a bathroom: 0 in the tub, 1 above it to 2.25 m, 2 within 0.6 m. */
  bath_zone: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  has_rcd: z.optional(z.boolean()),
  has_water_jets: z.optional(z.boolean()),
  outdoors: z.optional(z.enum(["sheltered", "open", "ground"])),
  is_on_grid: z.optional(z.boolean()),
  length_m: z.optional(metres(0.5, 100)),
  width_m: z.optional(metres(0.5, 100)),
  ceiling_m: z.optional(metres(1.5, 30)),
  hangs_over: z.optional(z.enum(["way", "table"])),
  table_m: z.optional(metres(0.3, 2)),
  hook_kg: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
  hole_mm: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
  void_mm: z.optional(z.number().check(z.gte(0), z.lte(5_000))),
  has_motion_switch: z.optional(z.boolean()),
  circuit_amps: z.optional(z.number().check(z.gte(1), z.lte(125))),
});

export const checkFit = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/lighting/fit",
  isSafe: true,
  tag: "Lighting",
  summary:
    "What of these articles does not fit together; articles that we do not sell are named in `unknown_skus`",
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          sku: namedSku,
          quantity: z.int().check(z.gte(1), z.lte(9_999)),
          /** Id of one of `places`, or a name: articles of one name are looked at together. */
          place: z.optional(line(1, 60)),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxLinesPerCart)),
    places: z.optional(z.array(fitPlace).check(z.maxLength(50))),
  }),
  data: z.object({ findings: z.array(finding), unknown_skus: z.array(z.string()) }),
});

/** The calls about light. */
export const lightingCalls = /* @__PURE__ */ group(
  { getLightingFigures, checkFit },
  {
    checkFit: {
      items: [
        { sku: "PR-CH-CAL6-BB", quantity: 1, place: "Living room" },
        { sku: "PRBF35-0427", quantity: 6, place: "Living room" },
      ],
    },
  },
);
