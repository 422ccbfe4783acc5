import {
  listDeskQuestions,
  publishDeskQuestion,
  withdrawDeskQuestion,
} from "@precise/contract/desk/inbox/questions";
import { cutText } from "@precise/contract/wire/cut-text";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { type OperatorCommand, operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { showFamilyAnew } from "#api/modules/catalogue/show-family-anew.ts";
import { lockMessage, putAssignee, putState } from "#api/modules/messages/change-message.ts";
import { dropPublished, listPublishedQuestions, putPublished } from "#api/modules/questions/question-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

const _permission = "messages";
const reference: Typed = { as: "<reference>", about: "M- and eight characters" };

/** Shows a question and its answer on its product's page, in words that name nobody. */
export const publishQuestionCommand = operatorCommand({
  name: "questions.publish",
  ...ofCall(publishDeskQuestion, {
    /** The one that its reader saw: another one is refused. */
    revision: z.optional(z.int()),
  }),
  terminal: [
    {
      words: "questions publish",
      about: "Shows a question and its answer on its product's page",
      typed: {
        reference,
        question: { as: "--question <text>", about: "as everybody reads it: no names" },
        answer: { as: "--answer <text>", about: "as everybody reads it" },
      },
    },
  ],
  run: ({ db }, { by: actor, reference: named, revision, question, answer }) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, { kind: "question", reference: named, revision });
      const { sku } = message.content;
      if (typeof sku !== "string") throw new Error("a question names no article");
      const staffId = actor.kind === "staff" ? actor.id : null;
      await putPublished(tx, { reference: message.reference, sku, question, answer, staffId });
      await showFamilyAnew(tx, sku);
      if (message.state !== "answered") await putState(tx, message, "answered");
      // The first to answer has taken it.
      if (message.assignee_id === null && staffId !== null) await putAssignee(tx, message, staffId);
      const change = { before: { state: message.state }, after: { state: "answered", published: true } };
      await writeAudit(tx, { actor, act: "questions.publish", subject: message.reference, ...change });
      return { reference: message.reference };
    }),
  show: ({ reference: named }) => `Published ${named}. The product's page shows it within seconds.`,
});

/** Takes a question from its product's page. */
export const withdrawQuestionCommand = operatorCommand({
  name: "questions.withdraw",
  ...ofCall(withdrawDeskQuestion),
  terminal: [
    { words: "questions withdraw", about: "Takes a question from its product's page", typed: { reference } },
  ],
  run: ({ db }, { by: actor, reference: named }) =>
    db.transaction(async (tx) => {
      const sku = await dropPublished(tx, named);
      if (sku === undefined)
        throw new Refused(`Nothing of ${named} is on a product's page.`, { status: 404 });
      await showFamilyAnew(tx, sku);
      const subject = named.trim().toUpperCase();
      const change = { before: { published: true }, after: { published: false } };
      await writeAudit(tx, { actor, act: "questions.withdraw", subject, ...change });
      return { reference: subject };
    }),
  show: ({ reference: named }) => `Nothing of ${named} is on a product's page any more.`,
});

/** What an operator may do with answered questions; what came in is among the messages. */
export const questionCommands: readonly OperatorCommand[] = [
  operatorCommand({
    name: "questions.published",
    ...ofRead(listDeskQuestions, { search: z.optional(z.string()), limit }),
    terminal: [
      {
        words: "questions published",
        about: "Questions that stand on products' pages",
        typed: {
          search: { as: "--search <text>", about: "SKU, reference, or words" },
          limit: typedLimit(50),
        },
      },
    ],
    run: ({ db }, { search = "", limit: most }) => listPublishedQuestions(db, search, most),
    show: (rows) =>
      tableOf(rows, {
        Reference: "reference",
        When: "answered_at",
        SKU: "sku",
        Question: (row) => cutText(row.question, 60),
        Answer: (row) => cutText(row.answer, 60),
      }),
  }),
  publishQuestionCommand,
  withdrawQuestionCommand,
];
