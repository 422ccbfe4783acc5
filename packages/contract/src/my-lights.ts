import * as z from "zod/mini";
import { mediaEntry, stockStatuses } from "./product.ts";
import { group, route } from "./route.ts";
import { emailAddress, line } from "./text.ts";

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
  /** As the catalogue states them: `e27`; watts and lumens of one piece. */
  lamp_base: z.optional(z.string()),
  watts: z.optional(z.number()),
  lumens: z.optional(z.number()),
  /** Bulbs to go into it, for a fitting without its own: what the same person bought for it, else what fits. */
  bulb: z.optional(z.object({ sku: z.string(), name: z.string(), urlPath: z.string(), quantity: z.int() })),
});
export type OwnLight = z.infer<typeof ownLight>;
const lights = z.object({ lights: z.array(ownLight) });

export const listOwnLights = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/lights",
  tag: "My lights",
  summary: "What the signed-in person bought and where it hangs, the newest order first",
  isPersonal: true,
  yields: "lights",
  data: lights,
  failures: [401],
});

/** A guest's, by what finds the order too. */
const orderByEmail = { number: line(1, 40), email: emailAddress };

export const listOrderLights = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/lights/of-order",
  isSafe: true,
  tag: "My lights",
  summary: "The same of one order, by its number and e-mail; the same 404 whichever is wrong",
  body: z.strictObject(orderByEmail),
  yields: "lights",
  data: lights,
  failures: [404],
});

/** Sets where all pieces of an article hang; no rooms forget it. */
export const hangLight = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/lights/hang",
  tag: "My lights",
  summary: "Notes where an article of an order hangs: in the owner's session, or by number and e-mail",
  body: z.strictObject({
    order: z.union([z.strictObject({ number: orderByEmail.number }), z.strictObject(orderByEmail)]),
    sku: z.string().check(z.minLength(1), z.maxLength(64)),
    rooms: z
      .array(z.strictObject({ room: line(1, 40), quantity: z.int().check(z.gte(1), z.lte(9_999)) }))
      .check(z.maxLength(20)),
  }),
  yields: "lights",
  data: lights,
  failures: [401, 404, 422],
});

/** The calls of "My lights". */
export const myLightsCalls = /* @__PURE__ */ group(
  { listOwnLights, listOrderLights, hangLight },
  {
    listOrderLights: { number: "PR-7K3M9QX1", email: "ada@example.com" },
    hangLight: {
      order: { number: "PR-7K3M9QX1", email: "ada@example.com" },
      sku: "PRD0730WH",
      rooms: [{ room: "Living room", quantity: 9 }],
    },
  },
);
