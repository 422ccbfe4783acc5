import type { deskPhoneMessageCalls } from "@precise/contract/desk/mail/phone-messages";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { listMessages, type MessageEntry } from "#api/modules/messaging/message-list.ts";
import { listStops } from "#api/modules/messaging/stop-words.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { changeStopCommand, retryPhoneMessageCommand, testMessageCommand } from "./phone-message-commands.ts";

const rowsAtOnce = 50;
/** More stopped numbers than anyone looks through. */
const mostStops = 1_000;

/** The calls of messages to phones. */
export function phoneMessageAnswers(parts: DeskParts): DeskAnswers<typeof deskPhoneMessageCalls> {
  const { db, tools } = parts;
  const stops = async () => {
    const found = await listStops(db, mostStops);
    return answer({
      stops: found.map((stop) => ({ ...stop, changed_at: wireTime(stop.changed_at) })),
    });
  };
  return {
    async listPhoneMessages({ query }) {
      const { state, cursor } = query;
      const { rows, next } = await listMessages(db, { state, cursor, limit: rowsAtOnce });
      return answer({
        rows: rows.map(wireMessage),
        cursor: next,
        channels: [...(tools.newsChannels ?? [])],
      });
    },
    async retryPhoneMessage({ params }, staff) {
      const done = await runAs(parts, staff, retryPhoneMessageCommand, { which: params.id });
      return "failure" in done ? done : answer(done.result);
    },
    async sendTestMessage({ body }, staff) {
      const done = await runAs(parts, staff, testMessageCommand, body);
      return "failure" in done ? done : answer(done.result);
    },
    listMessageStops: stops,
    async addMessageStop({ body }, staff) {
      const done = await runAs(parts, staff, changeStopCommand, { ...body, isStopped: true });
      return "failure" in done ? done : stops();
    },
    async removeMessageStop({ body }, staff) {
      const done = await runAs(parts, staff, changeStopCommand, { ...body, isStopped: false });
      return "failure" in done ? done : stops();
    },
  };
}

function wireMessage(message: MessageEntry) {
  return {
    ...message,
    created_at: wireTime(message.created_at),
    due_at: wireTime(message.due_at),
    sent_at: wireTimeOrNull(message.sent_at),
  };
}
