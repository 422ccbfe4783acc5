import { answerAppointmentRequest, listAppointmentRequests } from "@precise/contract/desk/appointments";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

const _permission = "appointments";

interface ListedRequest {
  readonly reference: string;
  readonly wish: string;
  readonly time_wish: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

const listRequestsCommand = operatorCommand({
  name: "appointments.requests",
  ...ofRead(listAppointmentRequests, { all: z.boolean(), limit }),
  terminal: [
    {
      words: "appointments requests",
      about: "Requests sent while booking was not possible, the oldest first",
      typed: { all: { as: "--all", about: "with those that are done" }, limit: typedLimit(100) },
    },
  ],
  run: ({ db }, { all, limit: most }) =>
    db.query<ListedRequest>(
      `select reference, wish, time_wish, name, email, phone, note, time_zone, created_at, done_at
         from appointment_request where $1 or done_at is null order by id limit $2`,
      [all, most],
    ),
  show: (rows) =>
    tableOf(rows, {
      Reference: "reference",
      Left: "created_at",
      About: "wish",
      When: "time_wish",
      Name: "name",
      "E-mail": "email",
      Phone: "phone",
      Done: "done_at",
    }),
});

/** Marks a request as answered. */
export const requestDoneCommand = operatorCommand({
  name: "appointments.done",
  ...ofCall(answerAppointmentRequest),
  terminal: [
    {
      words: "appointments done",
      about: "Marks a request as answered",
      typed: { reference: { as: "<reference>" } },
    },
  ],
  run: ({ db }, { reference, by: actor }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ reference: string }>(
        "update appointment_request set done_at = now() where reference = $1 and done_at is null returning reference",
        [reference.toUpperCase()],
      );
      if (!row) throw new Refused(`There is no open request ${reference}.`, { status: 404 });
      const entry = { before: { done: false }, after: { done: true } };
      await writeAudit(tx, { actor, act: "appointments.done", subject: row.reference, ...entry });
      return row;
    }),
  show: ({ reference }) => `${reference} is marked as answered.`,
});

/** What an operator may do with requests that were sent while booking was not possible. */
export const requestCommands = [listRequestsCommand, requestDoneCommand];
