import * as z from "zod/mini";
import { onceKeyIfAny, seenRevision } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { startedJob } from "../kit/jobs.ts";
import { pageEnd, severalOf } from "../kit/list-query.ts";
import { sentPicture } from "../kit/sent-picture.ts";

/** `contact`: a message; `design`: a brief for the design service; `affiliate`: an application; `question`: about an article. */
export const inboxKinds = ["contact", "design", "affiliate", "question"] as const;
/** `open`: it waits for an answer; `closed`: it needs none. */
export const inboxStates = ["open", "answered", "closed"] as const;
export type InboxKind = (typeof inboxKinds)[number];
export type InboxState = (typeof inboxStates)[number];

/** A message in the list. */
export const inboxRow = z.object({
  reference: z.string(),
  kind: z.enum(inboxKinds),
  state: z.enum(inboxStates),
  /** Looks machine-written: nobody was e-mailed about it. */
  is_suspect: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** What it is about, by what was chosen in its form; empty where nothing says it. */
  about: z.string(),
  /** How its text begins. */
  begins: z.string(),
  pictures: z.int(),
  created_at: z.string(),
  /** Who of the staff answers it. */
  assignee: z.nullable(z.string()),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** A note of the staff, or an answer that was mailed to the sender. */
export const inboxEntry = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(["note", "answer"]),
  author: z.string(),
  text: z.string(),
  /** How far the e-mail of an answer is; null for a note, or where that is no longer known. */
  mail: z.nullable(z.enum(["waiting", "sent", "dead"])),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxMessage = z.object({
  reference: z.string(),
  kind: z.enum(inboxKinds),
  state: z.enum(inboxStates),
  is_suspect: z.boolean(),
  /** Since when it is in its state; null while it is as it came. */
  state_at: z.nullable(z.string()),
  name: z.string(),
  /** Empty where a question was asked without one. */
  email: z.string(),
  /** What its form asked for, in words. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  text: z.string(),
  pictures: z.int(),
  created_at: z.string(),
  /** When it is deleted with all that was written about it. */
  kept_until: z.string(),
  assignee: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
  /** Raised by an answer, another state and another person; `If-Match` names it. */
  revision: z.int(),
  thread: z.array(inboxEntry),
  /** What of a question stands on its product's page; null where nothing does, undefined for other messages. */
  published: z.optional(z.nullable(z.object({ question: z.string(), answer: z.string(), at: z.string() }))),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/** What narrows the list; in its address the search is `q`. */
export const inboxFilter = {
  /** Several parted by commas. */
  kind: z.optional(severalOf(inboxKinds)),
  state: z.optional(severalOf(inboxStates)),
  /** Only those that look machine-written, or only the others. */
  suspect: z.optional(severalOf(["true", "false"])),
  /** Whose they are to answer. */
  assignee: z.optional(severalOf(["me", "nobody"])),
  /** Reference, name, e-mail, phone, words of the text. */
  search: z.optional(searchText(200)),
};
export type InboxFilter = z.infer<z.ZodMiniObject<typeof inboxFilter>>;

const which = z.object({ reference: line(1, 20) });
const one = { tag: "Inbox", data: z.object({ message: inboxMessage }), yields: "message" } as const;
const text = paragraph(5000).check(z.minLength(1));
const refusals = [404, 409] as const;

export const listInboxMessages = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/inbox",
  permission: "messages",
  tag: "Inbox",
  summary:
    "Messages, briefs and applications: what is waiting for an answer, the oldest first, then the newest first",
  query: z.object({
    ...inboxFilter,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,16}$/, { error: "must be a cursor" }))),
  }),
  data: z.object({
    messages: z.array(inboxRow),
    ...pageEnd,
  }),
});

export const readInboxMessage = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/inbox/{reference}",
  permission: "messages",
  summary: "A message with all that was filled in, notes and answers",
  params: which,
  ...one,
  failures: [404],
});

export const readInboxPicture = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/inbox/{reference}/pictures/{position}",
  permission: "messages",
  tag: "Inbox",
  summary: "A picture of a brief, counted from 0: a JPEG without metadata, as base64",
  params: z.object({
    ...which.shape,
    position: z.coerce.number().check(z.int(), z.gte(0), z.lte(99)),
  }),
  yields: "picture",
  data: z.object({ picture: sentPicture }),
  failures: [404],
});

/** The e-mail quotes what was sent; what its reader writes back comes to the shop's own mailbox. */
export const answerInboxMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/answer",
  permission: "messages",
  summary: "Mails an answer to the sender; 409 where someone has answered or closed it meanwhile",
  params: which,
  headers: seenRevision,
  body: z.strictObject({ text }),
  ...one,
  failures: refusals,
});

export const noteInboxMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/note",
  permission: "messages",
  summary: "Writes a note that only the staff reads",
  params: which,
  body: z.strictObject({ text }),
  ...one,
  failures: refusals,
});

export const assignInboxMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/assign",
  permission: "messages",
  summary: "Takes a message to answer it, or gives it back",
  params: which,
  headers: seenRevision,
  body: z.strictObject({ to: z.enum(["me", "nobody"]) }),
  ...one,
  failures: refusals,
});

export const closeInboxMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/close",
  permission: "messages",
  summary: "Closes a message that needs no answer",
  params: which,
  headers: seenRevision,
  ...one,
  failures: refusals,
});

/** Each message's outcome is in the job. With `dry_run` nothing is changed: what would happen to each. */
export const closeInboxMessages = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/close",
  permission: "messages",
  tag: "Inbox",
  summary: "Closes up to 500 messages that need no answer",
  headers: onceKeyIfAny,
  body: z.strictObject({
    references: z.array(line(1, 20)).check(z.minLength(1), z.maxLength(500)),
    dry_run: z.optional(z.boolean()),
  }),
  data: startedJob,
});

/** One that looks machine-written counts as a person's from then on. */
export const reopenInboxMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/reopen",
  permission: "messages",
  summary: "Opens a message again: it waits for an answer",
  params: which,
  headers: seenRevision,
  ...one,
  failures: refusals,
});

export const deleteInboxMessage = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/inbox/{reference}/delete",
  permission: "messages.delete",
  isFresh: true,
  tag: "Inbox",
  summary: "Deletes a message with pictures, notes and answers, at its sender's request",
  params: which,
  yields: "deleted",
  data: z.object({ deleted: z.string() }),
  failures: [404],
});

/** The calls of the inbox. */
export const deskInboxCalls = /* @__PURE__ */ group(
  {
    listInboxMessages,
    readInboxMessage,
    readInboxPicture,
    answerInboxMessage,
    noteInboxMessage,
    assignInboxMessage,
    closeInboxMessage,
    closeInboxMessages,
    reopenInboxMessage,
    deleteInboxMessage,
  },
  {
    answerInboxMessage: { text: "Good morning, your chandelier leaves Lagos on Friday." },
    noteInboxMessage: { text: "Called twice, no answer" },
    assignInboxMessage: { to: "me" },
    closeInboxMessages: { references: ["M-7K3M9QX1"], dry_run: true },
  },
);
