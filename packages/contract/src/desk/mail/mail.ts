import * as z from "zod/mini";
import { onceKeyIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { emailAddress, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { startedJob } from "../kit/jobs.ts";
import { pageEnd } from "../kit/list-query.ts";

export const mailStates = ["waiting", "sent", "dead"] as const;

/** An e-mail as the list shows it. */
export const mailRow = z.object({
  id: z.int(),
  /** One of `mailKindNames`. */
  kind: z.string(),
  /** Empty once its text was deleted. */
  recipient: z.string(),
  /** The order that it is about. */
  order: z.optional(z.string()),
  state: z.enum(mailStates),
  attempts: z.int(),
  created_at: z.string(),
  /** Of a waiting one: when it is tried next. */
  due_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** Why the last attempt failed. */
  last_error: z.nullable(z.string()),
});
export type MailRow = z.infer<typeof mailRow>;

/** One e-mail with what became of it. */
export const deskMail = z.object({
  ...mailRow.shape,
  /** Null once it was deleted; and where this release cannot show it any more. */
  subject: z.nullable(z.string()),
  /** The text for readers without HTML: links and codes that are its reader's alone are taken out. */
  text: z.nullable(z.string()),
  /** It brings a calendar entry. */
  has_calendar: z.boolean(),
  /** What became of each attempt, and what the staff did with it, the newest first. */
  history: z.array(
    z.object({
      at: z.string(),
      what: z.enum(["queued", "sent", "failed", "dead", "again", "corrected"]),
      reason: z.optional(z.string()),
      actor: z.optional(z.string()),
    }),
  ),
  /** Why its address cannot be corrected here; left out where it can. */
  no_correction: z.optional(z.string()),
  /** Of an order's mail: what is needed to correct the order, too. */
  of_order: z.optional(z.object({ number: z.string(), revision: z.int(), email: z.string() })),
});
export type DeskMail = z.infer<typeof deskMail>;

const which = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) });
const one = { tag: "Mail", data: z.object({ mail: deskMail }), yields: "mail" } as const;
const mailFilter = {
  /** States, parted by commas. */
  state: z.optional(
    z.string().check(
      z.regex(/^(?:waiting|sent|dead)(?:,(?:waiting|sent|dead))*$/, {
        error: "must be waiting, sent or dead",
      }),
    ),
  ),
  /** Kinds, parted by commas. */
  kind: z.optional(z.string().check(z.maxLength(400))),
  /** How the recipient's address begins, or an order's number. */
  search: z.optional(searchText(254)),
};

export const listMails = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/mails",
  permission: "mail.read",
  tag: "Mail",
  summary: "E-mails, the newest first",
  query: z.object({
    ...mailFilter,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, { error: "must be a cursor" }))),
  }),
  data: z.object({
    mails: z.array(mailRow),
    ...pageEnd,
  }),
});

export const readMail = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/mails/{id}",
  permission: "mail.read",
  summary: "One e-mail: its text, what became of it, and what can be done with it",
  params: which,
  ...one,
  failures: [404],
});

/** 409 `refused`: it was sent (`again: true` sends it once more), or its text was deleted. */
export const sendMailAgain = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/mails/{id}/send",
  permission: "mail.send-again",
  summary: "Sends a failed or waiting e-mail now, or one that was sent once more",
  params: which,
  body: z.strictObject({ again: z.optional(z.boolean()) }),
  ...one,
  failures: [404, 409],
});

/** 409 `refused`: its text was deleted; 422: it is none whose address is corrected here. */
export const correctMail = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/mails/{id}/correct",
  permission: "mail.correct",
  summary: "Sends an e-mail to another address",
  params: which,
  body: z.strictObject({ email: emailAddress }),
  ...one,
  failures: [404, 409, 422],
});

/** Sends up to 500 failed e-mails again: those that are named, or all that have failed. */
export const sendMailsAgain = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/mails/send",
  permission: "mail.send-again",
  tag: "Mail",
  summary: "Sends many failed e-mails again as a job with an outcome for each",
  headers: onceKeyIfAny,
  body: z.strictObject({
    ids: z.optional(z.array(which.shape.id).check(z.minLength(1), z.maxLength(500))),
    all_dead: z.optional(z.literal(true)),
  }),
  data: startedJob,
  failures: [409, 422],
});

/** The calls of e-mails. */
export const deskMailCalls = /* @__PURE__ */ group(
  { listMails, readMail, sendMailAgain, correctMail, sendMailsAgain },
  {
    sendMailAgain: { again: true },
    correctMail: { email: "ada.obi@example.com" },
    sendMailsAgain: { all_dead: true },
  },
);

/** Where an e-mail is shown as HTML: it runs and loads nothing, and its links lead nowhere. */
export function mailPreviewPath(id: number): string {
  return `/api/desk/mails/${id}/preview`;
}
