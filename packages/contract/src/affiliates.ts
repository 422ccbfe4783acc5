import * as z from "zod/mini";
import { route } from "./route.ts";
import { messageReference, sender } from "./sender.ts";
import { line, paragraph } from "./text.ts";

/** How many people an affiliate reaches in a month. */
export const audiences = ["under_1000", "under_10000", "under_100000", "over_100000"] as const;

export const applyAsAffiliate = route({
  id: "applyAsAffiliate",
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
  data: messageReference,
});
