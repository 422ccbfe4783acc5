import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { messageReference, sender } from "../wire/sender.ts";
import { line, paragraph } from "../wire/text.ts";

/** How many people an affiliate reaches in a month. */
export const audiences = ["under_1000", "under_10000", "under_100000", "over_100000"] as const;

export const applyAsAffiliate = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/affiliates",
  tag: "Messages",
  summary: "Applies to the affiliate programme",
  status: 201,
  body: z.strictObject({
    ...sender,
    /** Where people are reached: addresses or names of channels. */
    channel: line(3, 300),
    audience: z.enum(audiences),
    message: paragraph(4000).check(z.minLength(10)),
  }),
  yields: "reference",
  data: messageReference,
});

const exampleSender = { name: "Ada Obi", email: "ada@example.com" };
/** The call of the affiliate programme. */
export const affiliateCalls = /* @__PURE__ */ group(
  { applyAsAffiliate },
  {
    applyAsAffiliate: {
      ...exampleSender,
      channel: "@lagosrooms on Instagram",
      audience: "under_10000",
      message: "I write about small flats in Lagos.",
    },
  },
);
