import type { deskInboxCalls, InboxFilter, InboxMessage } from "@precise/contract/desk/inbox/inbox";
import type { deskQuestionCalls } from "@precise/contract/desk/inbox/questions";
import { cutText } from "@precise/contract/wire/cut-text";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { insertJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import { readJobView } from "#api/desk/kit/jobs/job-view.ts";
import { keyHash } from "#api/desk/kit/jobs/key-hash.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { type InboxRow, listInbox, type WantedMessages } from "#api/modules/messages/inbox-list.ts";
import { messageFacts } from "#api/modules/messages/message-facts.ts";
import { type KeptMessage, readKeptUntil, readMessage } from "#api/modules/messages/message-rows.ts";
import { readThread } from "#api/modules/messages/message-thread.ts";
import { listPublishedQuestions, publishedOf } from "#api/modules/questions/question-rows.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { readSentPicture } from "#api/platform/sent-pictures/brief-pictures.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { closeMessagesKind, tryClosing } from "./close-messages.ts";
import {
  answerMessageCommand,
  assignMessageCommand,
  closeMessageCommand,
  noteMessageCommand,
  reopenMessageCommand,
} from "./message-answer-commands.ts";
import { deleteMessageCommand } from "./message-commands.ts";
import { publishQuestionCommand, withdrawQuestionCommand } from "./question-commands.ts";

/** What a message is about, of what its form asks. */
const aboutLabels: readonly string[] = ["Topic", "Product", "Order", "Rooms", "Where they reach people"];

/** The calls of the inbox, each change by the command that a terminal has too. */
export function inboxAnswers(
  parts: DeskParts,
): DeskAnswers<typeof deskInboxCalls & typeof deskQuestionCalls> {
  const { db } = parts;
  const shown = async (reference: string, staff: StaffSession): Promise<Reply<{ message: InboxMessage }>> => {
    const message = await readMessage(db, reference);
    return message ? answer({ message: await viewOf(parts, message, staff) }) : noMessage();
  };
  /** Does something with a message, whatever its kind, and shows it as it is then. */
  const changed = async (
    reference: string,
    staff: StaffSession,
    change: (message: KeptMessage) => ReturnType<typeof runAs>,
  ) => {
    const message = await readMessage(db, reference);
    if (!message) return noMessage();
    const done = await change(message);
    return "failure" in done ? done : shown(reference, staff);
  };
  return {
    async listInboxMessages({ query }, staff) {
      const page = await listInbox(db, { ...wantedMessages(query, staff), cursor: query.cursor });
      return answer({ messages: page.rows.map(wireRow), total: page.total, next: page.next });
    },
    readInboxMessage: ({ params }, staff) => shown(params.reference, staff),
    async readInboxPicture({ params }) {
      const message = await readMessage(db, params.reference);
      const picture =
        message && (await readSentPicture(db, parts.tools.files, { messageId: message.id }, params.position));
      if (!picture) return failure(404, "not_found", "There is no such picture.");
      return answer({ picture });
    },
    answerInboxMessage: ({ params, headers, body }, staff) =>
      changed(params.reference, staff, (message) =>
        runAs(parts, staff, answerMessageCommand, { ...named(message, headers), text: body.text }),
      ),
    noteInboxMessage: ({ params, body }, staff) =>
      changed(params.reference, staff, ({ kind, reference }) =>
        runAs(parts, staff, noteMessageCommand, { kind, reference, text: body.text }),
      ),
    assignInboxMessage: ({ params, headers, body }, staff) =>
      changed(params.reference, staff, (message) =>
        runAs(parts, staff, assignMessageCommand, {
          ...named(message, headers),
          ...(body.to === "me" && { to: staff.staffId }),
        }),
      ),
    closeInboxMessage: ({ params, headers }, staff) =>
      changed(params.reference, staff, (message) =>
        runAs(parts, staff, closeMessageCommand, named(message, headers)),
      ),
    async closeInboxMessages({ body, headers }, staff) {
      const references = [...new Set(body.references.map((each) => each.toUpperCase()))];
      if (body.dry_run) {
        const rows = await tryClosing(db, references);
        const would = rows.filter(({ outcome }) => outcome === "done").length;
        return answer({ dry_run: { would, would_not: rows.length - would, rows } });
      }
      const id = await db.transaction((tx) =>
        insertJob(tx, staff, {
          kind: closeMessagesKind.name,
          common: {},
          rows: references.map((subject) => ({ subject })),
          keyHash: keyHash(headers["idempotency-key"], body),
        }),
      );
      const job = await readJobView(db, id, [closeMessagesKind]);
      if (!job) throw new Error("a job was started and is not there");
      return answer({ job });
    },
    reopenInboxMessage: ({ params, headers }, staff) =>
      changed(params.reference, staff, (message) =>
        runAs(parts, staff, reopenMessageCommand, named(message, headers)),
      ),
    async listDeskQuestions({ query }) {
      const rows = await listPublishedQuestions(db, query.search ?? "", 200);
      return answer({
        questions: rows.map(({ answered_at, ...row }) => ({
          ...row,
          answered_at: wireTime(answered_at),
        })),
      });
    },
    publishDeskQuestion: ({ params, headers, body }, staff) =>
      changed(params.reference, staff, (message) => {
        const { reference, revision } = named(message, headers);
        return runAs(parts, staff, publishQuestionCommand, { reference, revision, ...body });
      }),
    async withdrawDeskQuestion({ params }, staff) {
      const done = await runAs(parts, staff, withdrawQuestionCommand, params);
      return "failure" in done ? done : answer({ withdrawn: done.result.reference });
    },
    async deleteInboxMessage({ params }, staff) {
      const message = await readMessage(db, params.reference);
      if (!message) return noMessage();
      const { kind, reference } = message;
      const done = await runAs(parts, staff, deleteMessageCommand, { kind, reference });
      return "failure" in done ? done : answer({ deleted: done.result.reference });
    },
  };
}

/** What a list's filter asks for, for this reader. */
export function wantedMessages(filter: InboxFilter, { staffId }: StaffSession): WantedMessages {
  const { kind, state, suspect, assignee, search } = filter;
  const whose = onlyOne(assignee);
  return {
    kinds: kind?.split(","),
    states: state?.split(","),
    suspects: onlyOne(suspect) === undefined ? undefined : suspect === "true",
    assigneeId: whose === undefined ? undefined : whose === "me" ? staffId : null,
    search,
  };
}

/** Both of two values narrow nothing. */
function onlyOne(values: string | undefined): string | undefined {
  return values?.includes(",") ? undefined : values;
}

function named({ kind, reference }: KeptMessage, headers: Readonly<Record<string, string>>) {
  return { kind, reference, revision: revisionOf(headers) };
}

function wireRow({ content, created_at, state_at: _, ...row }: InboxRow) {
  const about = messageFacts(content).filter(([label]) => aboutLabels.includes(label));
  return {
    ...row,
    about: beginningOf(about.map(([, value]) => value.replace(/^https?:\/\//, "")).join(", "), 28),
    begins: beginningOf(textOf(content), 140),
    created_at: wireTime(created_at),
  };
}

function beginningOf(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ");
  return plain.length <= most ? plain : `${cutText(plain, most).trimEnd()}…`;
}

async function viewOf({ db }: DeskParts, message: KeptMessage, staff: StaffSession): Promise<InboxMessage> {
  const { content, assignee, assignee_id, created_at, state_at } = message;
  const [thread, keptUntil, shown] = await Promise.all([
    readThread(db, message),
    readKeptUntil(db, message),
    message.kind === "question" ? publishedOf(db, message.reference) : undefined,
  ]);
  return {
    reference: message.reference,
    kind: message.kind,
    state: message.state,
    is_suspect: message.is_suspect,
    state_at: wireTimeOrNull(state_at),
    name: message.name,
    email: message.email,
    facts: messageFacts(content).map(([label, value]) => ({ label, value })),
    text: textOf(content),
    pictures: message.pictures,
    created_at: wireTime(created_at),
    kept_until: wireTime(keptUntil),
    assignee: assignee === null ? null : { name: assignee, is_me: assignee_id === staff.staffId },
    revision: message.revision,
    thread: thread.map(({ at, ...entry }) => ({ ...entry, at: wireTime(at) })),
    ...(message.kind === "question" && {
      published: shown
        ? { question: shown.question, answer: shown.answer, at: wireTime(shown.answered_at) }
        : null,
    }),
  };
}

function textOf({ message }: KeptMessage["content"]): string {
  return typeof message === "string" ? message : "";
}

function noMessage(): Refusal {
  return failure(404, "not_found", "There is no such message. It may have been deleted.");
}
