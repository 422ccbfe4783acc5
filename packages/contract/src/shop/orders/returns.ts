import { claimKinds, claimReasons, claimWishes } from "@precise/cart-core/claim-words";
import * as z from "zod/mini";
import { whichOrder } from "../../nigeria/which-order.ts";
import { seriesNumber } from "../../wire/pasted-number.ts";
import { group, route } from "../../wire/route.ts";
import { line, namedSku, paragraph } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { mostBriefPictures } from "../design-briefs.ts";
import { mediaEntry } from "../product.ts";

/** Pictures of a claim are sent before it, by the call of design briefs (`addBriefPicture`). */
export const mostClaimPictures = mostBriefPictures;

const claimNumber = z.string().check(
  z.overwrite((typed) => seriesNumber("RET", typed) ?? typed),
  z.regex(/^RET-\d{6,12}$/, { error: "must be like RET-000001" }),
);

/** An article of a claim. */
export const claimItem = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** One of cart-core's `claimReasons`. A later release may send others. */
  reason: z.string(),
  serial: z.optional(z.string()),
  /** Whole months from delivery to the day on which it was asked. */
  months_since_delivery: z.int(),
  /** As the product's page states it; left out where it states none. */
  warranty_months: z.optional(z.int()),
  /** Out of time a claim can be made all the same: the shop decides. */
  is_in_time: z.boolean(),
  /** The last day in time, YYYY-MM-DD; left out where there is no end. */
  in_time_until: z.optional(z.string()),
});

/** A return or a warranty claim, as its shopper sees it. */
export const returnClaim = z.object({
  number: z.string(),
  order_number: z.string(),
  /** `return` or `warranty`. */
  kind: z.string(),
  /** `refund`, `replacement` or `repair`: what the shopper would like. */
  wish: z.string(),
  /** One of cart-core's `claimStates`. A later release may send others. */
  state: z.string(),
  requested_at: z.string(),
  items: z.array(claimItem),
  note: z.optional(z.string()),
  /** How many pictures came with it. */
  pictures: z.int(),
  /** Whether its shopper may take it back now. */
  can_withdraw: z.boolean(),
  /** What went back to the shopper. */
  refunded: z.optional(wireAmount),
  /** `text` is a ready sentence. */
  timeline: z.array(z.object({ at: z.string(), state: z.string(), text: z.string() })),
});
export type ReturnClaim = z.infer<typeof returnClaim>;

/** What of an order can be claimed now, and what was. */
export const returnOptions = z.object({
  order_number: z.string(),
  /** False until it is delivered, and for orders that ended. */
  is_open: z.boolean(),
  /** YYYY-MM-DD in Lagos; only of a delivered order. */
  delivered_on: z.optional(z.string()),
  /** The last day to return because of a change of mind, YYYY-MM-DD. */
  change_of_mind_until: z.optional(z.string()),
  items: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      image: z.optional(mediaEntry),
      delivered: z.int(),
      /** Pieces that are in no other claim. */
      left: z.int(),
      warranty_months: z.optional(z.int()),
      /** The last day of the warranty, YYYY-MM-DD. */
      warranty_until: z.optional(z.string()),
    }),
  ),
  claims: z.array(returnClaim),
});
export type ReturnOptions = z.infer<typeof returnOptions>;

/** One article of a claim that is made. */
export const claimLine = z.strictObject({
  sku: namedSku,
  quantity: z.int().check(z.gte(1), z.lte(10_000)),
  /** Of a warranty claim always `faulty`. */
  reason: z.enum(claimReasons),
  serial: z.optional(line(1, 60)),
});
/** What a claim says, apart from its order. */
export const claimFields = {
  kind: z.enum(claimKinds),
  wish: z.enum(claimWishes),
  lines: z.array(claimLine).check(z.minLength(1), z.maxLength(100)),
  note: z.optional(paragraph(2000)),
};

export const readReturnOptions = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/returns/options",
  isSafe: true,
  tag: "Returns",
  summary: "What of an order can be returned or claimed under the warranty, and the claims that there are",
  body: z.strictObject(whichOrder),
  yields: "options",
  data: z.object({ options: returnOptions }),
  failures: [404],
});

/**
 * Asks for a return or makes a warranty claim. The same one again within an hour is the one that is there. 409
 * `order_not_delivered`; 422 `unknown_sku`, `quantity_too_large` (more pieces than can be claimed), `unknown_picture`.
 */
export const requestReturn = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/returns",
  tag: "Returns",
  summary: "Asks for a return or makes a warranty claim for a delivered order",
  status: 201,
  body: z.strictObject({
    ...whichOrder,
    ...claimFields,
    /** Names of pictures that were sent before. */
    pictures: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(mostClaimPictures)),
  }),
  yields: "claim",
  data: z.object({ claim: returnClaim }),
  failures: [404, 409, 422],
});

export const readReturn = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/returns/read",
  isSafe: true,
  tag: "Returns",
  summary: "One claim of an order; the same 404 for a claim of another order",
  body: z.strictObject({ ...whichOrder, claim: claimNumber }),
  yields: "claim",
  data: z.object({ claim: returnClaim }),
  failures: [404],
});

/** Takes a claim back that the shop has not answered yet: it is closed. 409 `return_answered`. */
export const withdrawReturn = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/returns/withdraw",
  tag: "Returns",
  summary: "Takes back a return or warranty claim that was not answered yet",
  body: z.strictObject({ ...whichOrder, claim: claimNumber }),
  yields: "claim",
  data: z.object({ claim: returnClaim }),
  failures: [404, 409],
});

const exampleOrder = { number: "PR-7K3M9QX1", email: "ada@example.com" };
/** The calls of returns and warranty claims. */
export const returnCalls = /* @__PURE__ */ group(
  { readReturnOptions, requestReturn, readReturn, withdrawReturn },
  {
    readReturnOptions: exampleOrder,
    requestReturn: {
      ...exampleOrder,
      kind: "warranty",
      wish: "replacement",
      lines: [{ sku: "PR-CH-ADN60-BB", quantity: 1, reason: "faulty", serial: "ADN60-2210-0417" }],
      note: "The ring stopped lighting after a week.",
      pictures: [],
    },
    readReturn: { ...exampleOrder, claim: "RET-000001" },
    withdrawReturn: { ...exampleOrder, claim: "RET-000001" },
  },
);
