import { randomUUID } from "node:crypto";
import {
  addMessageStop,
  listMessageStops,
  listPhoneMessages,
  sendTestMessage,
} from "@precise/contract/desk/mail/phone-messages";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { typedWhole } from "#api/desk/kit/typed-values.ts";
import { listMessages } from "#api/modules/messaging/message-list.ts";
import { queueMessage } from "#api/modules/messaging/queue-message.ts";
import { changeStop, listStops } from "#api/modules/messaging/stop-words.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { retryMails } from "#api/platform/mail/outbox-list.ts";

const states = ["waiting", "sent", "dead"] as const;
const phone = z.pipe(
  z
    .string()
    .check(z.refine((text) => normalisePhone(text).ok, { error: "must be a Nigerian mobile number" })),
  z.transform((text) => {
    const read = normalisePhone(text);
    return read.ok ? read.value : text;
  }),
);
const _reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const typedPhone: Typed = { as: "<phone>" };
const typedReason: Typed = { as: "--reason <text>", about: "why" };

/** A number in the audit: enough to tell two apart, not to call one. */
function shortPhone(number: string): string {
  return `phone …${number.slice(-4)}`;
}

export const listPhoneMessagesCommand = operatorCommand({
  name: "texts.list",
  ...ofRead(listPhoneMessages, { state: z.optional(z.enum(states)), limit }),
  terminal: [
    {
      words: "texts list",
      about: "The newest SMS and WhatsApp messages",
      typed: {
        state: { as: "--state <state>", about: "only those in this state" },
        limit: typedLimit(50),
      },
    },
  ],
  run: async ({ db }, { state, limit: most }) => (await listMessages(db, { state, limit: most })).rows,
  show: (messages) =>
    tableOf(messages, {
      Id: "id",
      Event: "event_key",
      By: "channel",
      State: "state",
      Handset: "report",
      Attempts: "attempts",
      Queued: "created_at",
      Sent: "sent_at",
      Fault: "last_error",
    }),
});

export const retryPhoneMessageCommand = operatorCommand({
  name: "texts.retry",
  permission: "mail.send-again",
  input: z.strictObject({ which: z.union([z.int(), z.literal("dead")]), by }),
  terminal: [
    {
      words: "texts retry",
      about: "Sends failed messages again: one, or all with --dead",
      typed: {
        which: { as: "[id]", about: "the message's number", parse: typedWhole, named: "<id>" },
        dead: { as: "--dead", about: "all failed messages" },
      },
      toInput({ which, dead }) {
        if ((which === undefined) !== (dead === true))
          throw new Refused("error: give the number of a message, or --dead");
        return { which: which ?? "dead" };
      },
    },
  ],
  run: ({ db }, { which, by: actor }) =>
    db.transaction(async (tx) => {
      const retried = await retryMails(tx, which, "message");
      if (retried === 0)
        throw new Refused(
          which === "dead"
            ? "No failed messages: nothing to send again."
            : `There is no message ${which} to send: what was sent is never sent again.`,
        );
      const entry = { subject: `message ${which}`, before: null, after: { retried } };
      await writeAudit(tx, { actor, act: "texts.retry", ...entry });
      return { retried };
    }),
  show: ({ retried }) => `${retried} will be sent again.`,
});

export const testMessageCommand = operatorCommand({
  name: "texts.test",
  ...ofCall(sendTestMessage, { phone }),
  terminal: [
    {
      words: "texts test",
      about: "Sends a test message",
      typed: {
        phone: typedPhone,
        channel: { as: "--channel <channel>", about: "sms or whatsapp", default: "sms" },
      },
    },
  ],
  run: ({ db, newsChannels = [] }, { phone: to, channel, by: actor }) =>
    db.transaction(async (tx) => {
      if (!newsChannels.includes(channel))
        throw new Refused("Messages cannot be sent that way. Set MESSAGING_URL, and start the API.");
      const text = "This is a test of our order news.";
      const eventKey = `test:${randomUUID()}`;
      const queued = await queueMessage(tx, { eventKey, kind: "test", phone: to, channel, text });
      if (queued === "stopped") throw new Refused("This number wants no messages.", { field: "phone" });
      await writeAudit(tx, {
        actor,
        act: "texts.test",
        subject: shortPhone(to),
        before: null,
        after: { channel },
      });
      return { queued: true as const };
    }),
  show: () => "Queued: it is sent within seconds.",
});

export const listStopsCommand = operatorCommand({
  name: "texts.stops",
  ...ofRead(listMessageStops, { limit }),
  terminal: [
    { words: "texts stops", about: "Numbers that want no messages", typed: { limit: typedLimit(200) } },
  ],
  run: ({ db }, { limit: most }) => listStops(db, most),
  show: (stops) => tableOf(stops, { Phone: "phone", Since: "changed_at", By: "changed_by", Why: "reason" }),
});

export const changeStopCommand = operatorCommand({
  name: "texts.stop",
  ...ofCall(addMessageStop, { phone, isStopped: z.boolean() }),
  terminal: [
    {
      words: "texts stop",
      about: "A number that wants no messages",
      typed: { phone: typedPhone, reason: typedReason },
      fixed: { isStopped: true },
    },
    {
      words: "texts start",
      about: "A number that wants messages again: only when its owner says so",
      typed: { phone: typedPhone, reason: typedReason },
      fixed: { isStopped: false },
    },
  ],
  run: ({ db }, { phone: number, isStopped, reason: why, by: actor }) =>
    db.transaction(async (tx) => {
      const change = { phone: number, isStopped, at: null, by: actorName(actor), reason: why };
      if (!(await changeStop(tx, change)))
        throw new Refused(isStopped ? "This number is stopped already." : "This number is not stopped.", {
          field: "phone",
        });
      await writeAudit(tx, {
        actor,
        act: "texts.stop",
        subject: shortPhone(number),
        before: { is_stopped: !isStopped },
        after: { is_stopped: isStopped, reason: why },
      });
      return { isStopped };
    }),
  show: ({ isStopped }) => (isStopped ? "It gets no messages." : "It gets messages again."),
});

/** What an operator may do with SMS and WhatsApp messages. */
export const phoneMessageCommands = [
  listPhoneMessagesCommand,
  retryPhoneMessageCommand,
  testMessageCommand,
  listStopsCommand,
  changeStopCommand,
];
