import * as z from "zod/mini";
import { normalisePhone } from "../../nigeria/phone.ts";
import { newsChannels } from "../../shop/orders/order.ts";
import { group } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";

const rowId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const phone = line(1, 30).check(
  z.refine((text) => normalisePhone(text).ok, {
    error: "must be a Nigerian mobile number",
    params: { code: "bad_phone" },
  }),
);
export const phoneMessageStates = ["waiting", "sent", "dead"] as const;

/** An SMS or a WhatsApp message. */
export const phoneMessage = z.object({
  id: z.int(),
  /** `order:PR-7K3M9QX1:shipped` */
  event_key: z.string(),
  kind: z.string(),
  /** Null once it was emptied, as `text`. */
  channel: z.nullable(z.string()),
  /** +234XXXXXXXXXX; empty once it was emptied. */
  recipient: z.string(),
  text: z.nullable(z.string()),
  state: z.enum(phoneMessageStates),
  /** Whether the handset has it, where that was reported. */
  report: z.nullable(z.enum(["delivered", "failed"])),
  attempts: z.int(),
  created_at: z.string(),
  due_at: z.string(),
  sent_at: z.nullable(z.string()),
  last_error: z.nullable(z.string()),
});
export type PhoneMessage = z.infer<typeof phoneMessage>;

/** A number that wants no messages. */
export const messageStop = z.object({
  phone: z.string(),
  changed_at: z.string(),
  /** `reply`, or the name of someone of the staff. */
  changed_by: z.string(),
  reason: z.string(),
});
export type MessageStop = z.infer<typeof messageStop>;

export const listPhoneMessages = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/phone-messages",
  permission: "mail.read",
  tag: "Messages to phones",
  summary: "SMS and WhatsApp messages, the newest first",
  query: z.object({
    state: z.optional(z.enum(phoneMessageStates)),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, { error: "must be a cursor" }))),
  }),
  data: z.object({
    rows: z.array(phoneMessage),
    cursor: z.nullable(z.string()),
    /** How messages can be sent now; empty: the shop has no messaging service. */
    channels: z.array(z.enum(newsChannels)),
  }),
});

export const retryPhoneMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/phone-messages/{id}/retry",
  permission: "mail.send-again",
  tag: "Messages to phones",
  summary: "Sends a failed or waiting message now; what was sent is never sent again",
  params: z.object({ id: rowId }),
  data: z.object({ retried: z.int() }),
  failures: [404, 409],
});

export const sendTestMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/phone-messages/test",
  permission: "messages.test",
  tag: "Messages to phones",
  summary: "Sends a test message",
  status: 201,
  body: z.strictObject({ phone, channel: z.enum(newsChannels) }),
  data: z.object({ queued: z.literal(true) }),
  failures: [409, 422],
});

export const listMessageStops = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/phone-messages/stops",
  permission: "messages",
  tag: "Messages to phones",
  summary: "Numbers that want no messages, the latest first",
  yields: "stops",
  data: z.object({ stops: z.array(messageStop) }),
});

export const addMessageStop = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/phone-messages/stops",
  permission: "messages",
  tag: "Messages to phones",
  summary: "A number that wants no messages",
  body: z.strictObject({ phone, reason: line(1, 300) }),
  yields: "stops",
  data: z.object({ stops: z.array(messageStop) }),
  failures: [409],
});

export const removeMessageStop = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/phone-messages/stops/remove",
  permission: "messages",
  tag: "Messages to phones",
  summary: "A number that wants messages again: only when its owner says so",
  body: z.strictObject({ phone, reason: line(1, 300) }),
  yields: "stops",
  data: z.object({ stops: z.array(messageStop) }),
  failures: [409],
});

/** The calls of messages to phones. */
export const deskPhoneMessageCalls = /* @__PURE__ */ group(
  {
    listPhoneMessages,
    retryPhoneMessage,
    sendTestMessage,
    listMessageStops,
    addMessageStop,
    removeMessageStop,
  },
  {
    sendTestMessage: { phone: "0803 123 4567", channel: "sms" },
    addMessageStop: { phone: "0803 123 4567", reason: "Asked for it by phone" },
    removeMessageStop: { phone: "0803 123 4567", reason: "Asked for news again by e-mail" },
  },
);
