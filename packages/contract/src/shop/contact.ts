import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { messageReference, sender } from "../wire/sender.ts";
import { line, paragraph } from "../wire/text.ts";

/** What a message is about. */
export const contactTopics = ["order", "product", "return", "trade", "privacy", "other"] as const;

/** The same message twice within an hour is one message, and answers the same reference. */
export const sendContactMessage = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/contact",
  tag: "Messages",
  summary: "Sends a message to the shop, which stores it and e-mails it to its team",
  status: 201,
  body: z.strictObject({
    ...sender,
    topic: z.enum(contactTopics),
    order_number: z.optional(line(0, 40)),
    message: paragraph(4000).check(z.minLength(10)),
  }),
  yields: "reference",
  data: messageReference,
});

const exampleSender = { name: "Ada Obi", email: "ada@example.com" };
/** The call of the contact form. */
export const contactCalls = /* @__PURE__ */ group(
  { sendContactMessage },
  {
    sendContactMessage: { ...exampleSender, topic: "order", message: "When does my chandelier come?" },
  },
);
