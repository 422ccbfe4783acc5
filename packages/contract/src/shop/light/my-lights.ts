import * as z from "zod/mini";
import { whichOrder } from "../../nigeria/which-order.ts";
import { group, route } from "../../wire/route.ts";
import { line, namedSku } from "../../wire/text.ts";
import { mediaEntry, stockStatuses } from "../product.ts";

/** An answer lists so many lights at most, the newest. */
export const mostOwnLights = 200;
/** Rooms in which pieces of one article hang. */
export const mostRoomsOfLight = 20;

/** Bulbs that are in stock and go into a fitting that came without. */
const bulb = z.object({
  sku: z.string(),
  name: z.string(),
  urlPath: z.string(),
  /** Bulbs for all pieces of the fitting. */
  quantity: z.int(),
  /** Bought by the same person, with the fitting or later; else it is one on sale that fits. */
  is_own: z.boolean(),
});

/** Pieces of an article that someone bought, and where they hang; `rooms` holds what was noted, its pieces at most `quantity`. */
const ownLight = z.object({
  order_number: z.string(),
  ordered_at: z.string(),
  sku: z.string(),
  name: z.string(),
  urlPath: z.string(),
  /** Ordered and not sent back. */
  quantity: z.int(),
  rooms: z.array(z.object({ room: z.string(), quantity: z.int() })),
  image: z.optional(mediaEntry),
  /** Of the article as it is sold now; left out where it no longer is. */
  stock_status: z.optional(z.enum(stockStatuses)),
  /** As it stands on the lamp, ready to show: `E27`; of a fitting, what its holders take. */
  lamp_base: z.optional(z.string()),
  /** Watts and lumens of one piece; a fitting without lamps has no watts of its own. */
  watts: z.optional(z.number()),
  lumens: z.optional(z.number()),
  bulb: z.optional(bulb),
});
export type OwnLight = z.infer<typeof ownLight>;
const lights = z.object({ lights: z.array(ownLight) });

export const listOwnLights = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/lights",
  tag: "My lights",
  summary:
    "What the signed-in person bought and where it hangs, the newest order first, at most 200 articles",
  isPersonal: true,
  yields: "lights",
  data: lights,
  failures: [401],
});

export const listOrderLights = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/lights/of-order",
  isSafe: true,
  tag: "My lights",
  summary: "The same of one order; the same 404 whichever of number and e-mail is wrong",
  body: z.strictObject(whichOrder),
  yields: "lights",
  data: lights,
  failures: [404],
});

/**
 * Sets where all pieces of an article hang; no rooms forget it, and the same again changes nothing. 422 `unknown_sku`,
 * `quantity_too_large` (more pieces than were bought). Answers the lights of that order.
 */
export const hangLight = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/lights/hang",
  tag: "My lights",
  summary: "Notes in which rooms an article of an order hangs",
  body: z.strictObject({
    ...whichOrder,
    sku: namedSku,
    rooms: z
      .array(z.strictObject({ room: line(1, 40), quantity: z.int().check(z.gte(1), z.lte(9_999)) }))
      .check(z.maxLength(mostRoomsOfLight)),
  }),
  yields: "lights",
  data: lights,
  failures: [404, 422],
});

/** The calls of "My lights". */
export const myLightsCalls = /* @__PURE__ */ group(
  { listOwnLights, listOrderLights, hangLight },
  {
    listOrderLights: { number: "PR-7K3M9QX1", email: "ada@example.com" },
    hangLight: {
      number: "PR-7K3M9QX1",
      email: "ada@example.com",
      sku: "PRD0730WH",
      rooms: [{ room: "Living room", quantity: 9 }],
    },
  },
);
