import * as z from "zod/mini";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { operatorCommand } from "./operator-command.ts";
import { limit, typedLimit } from "./operator-input.ts";
import { momentText, tableText } from "./table-text.ts";

/** Reading what was changed, and whether the record of it is whole. */
export const auditCommands = [
  operatorCommand({
    name: "audit.list",
    permission: "audit.read",
    input: z.strictObject({ subject: z.optional(z.string()), limit }),
    terminal: [
      {
        words: "audit",
        about: "Changes by operators and staff, the newest first",
        typed: {
          subject: { as: "--subject <text>", about: "an order number, an item number, a voucher code" },
          limit: typedLimit(50),
        },
      },
    ],
    run: ({ db }, wanted) => readAudit(db, wanted),
    show: (entries) =>
      tableText(
        ["When", "Who", "What", "Of", "Before", "After", "Why"],
        entries.map((entry) => [
          momentText(entry.at),
          entry.actor,
          entry.act,
          entry.subject,
          entry.before && JSON.stringify(entry.before),
          entry.after && JSON.stringify(entry.after),
          entry.reason,
        ]),
      ),
  }),
  operatorCommand({
    name: "audit.verify",
    permission: "audit.read",
    input: z.strictObject({}),
    terminal: [
      {
        words: "audit verify",
        about: "Follows the chain of all entries; names those that were edited or removed in the database",
      },
    ],
    run: ({ db }) => verifyAudit(db),
    isRefused: ({ faults }) => faults.length > 0,
    show: ({ entries, faults }) =>
      faults.length === 0
        ? `The audit is whole: ${entries} entries.`
        : tableText(
            ["Link", "Entry", "Fault"],
            faults.map(({ place, entry, fault }) => [place, entry, fault]),
          ),
  }),
];
