import { maxLinesPerCart } from "@precise/cart-core/limits";
import * as z from "zod/mini";
import { seenAndKeyIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { chosenPieces } from "../deliveries/sending.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { deskOrder } from "./orders.ts";

const which = z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) });

/** What of a packed order is not sent any more, of what was to be sent when it was chosen. */
export const piecesOff = z.array(chosenPieces).check(z.minLength(1), z.maxLength(maxLinesPerCart));

/** 409 `refused`: the order is in no stage for it, or its money is disputed or waits for a person. */
export const quoteOrderRest = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/rest/quote",
  permission: "order.cancel",
  isSafe: true,
  tag: "Orders",
  summary:
    "What an order would cost without pieces that are not sent, and what becomes of its money; changes nothing",
  params: which,
  body: z.strictObject({ lines: piecesOff }),
  data: z.object({
    /** One of cart-core's `orderStages`: where the order stands then. */
    becomes: z.string(),
    /** Left out, as all amounts, for who may not see money. */
    payable: z.optional(z.object({ before: wireAmount, after: wireAmount })),
    /** What its payer gets back. */
    back: z.optional(wireAmount),
    /** What is still due when it is handed over. */
    due: z.optional(wireAmount),
    /** The part that is on its way and collects it now; left out where another part follows, or none is out. */
    due_with: z.optional(z.string()),
  }),
  failures: [404, 409, 422],
});

/** As `quoteOrderRest`. 409 `conflict`: it has changed since the caller saw it. */
export const cancelOrderRest = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/rest/cancel",
  permission: "order.cancel",
  tag: "Orders",
  summary: "Takes pieces that are not sent off a packed order: what was sent stays as it is",
  params: which,
  headers: seenAndKeyIfAny,
  body: z.strictObject({
    lines: piecesOff,
    /** Why; the customer reads it. */
    reason: line(3, 300),
  }),
  data: z.object({ order: deskOrder }),
  yields: "order",
  failures: [404, 409, 422],
});

const lines = [{ line: 2, quantity: 1, of: 1 }];
/** The calls that end what of an order is not sent. @source decision 139 */
export const cancelRestCalls = /* @__PURE__ */ group(
  { quoteOrderRest, cancelOrderRest },
  {
    quoteOrderRest: { lines },
    cancelOrderRest: { lines, reason: "The bulb is not made any more." },
  },
);
