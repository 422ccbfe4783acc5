import { checkAudit, listAudit } from "@precise/contract/desk/operations/audit";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { type AuditGap, auditGaps, verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { readHeads } from "#api/platform/backup/audit-heads.ts";

/** Reading what was changed, and whether the record of it is whole. */
export const auditCommands = [
  operatorCommand({
    name: "audit.list",
    ...ofRead(listAudit, { subject: z.optional(z.string()), limit }),
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
      tableOf(entries, {
        When: "at",
        Who: "actor",
        What: "act",
        Of: "subject",
        Before: (entry) => entry.before && JSON.stringify(entry.before),
        After: (entry) => entry.after && JSON.stringify(entry.after),
        Why: "reason",
      }),
  }),
  operatorCommand({
    name: "audit.verify",
    ...ofRead(checkAudit, { head: z.optional(z.string().check(z.regex(/^\d+:[0-9a-f]{64}$/))) }),
    terminal: [
      {
        words: "audit verify",
        about: "Follows the chain of all entries; names those that were edited or removed in the database",
        typed: {
          head: { as: "--head <link:hash>", about: "where the chain ended, as an e-mail to the owners says" },
        },
      },
    ],
    async run({ db, backups }, { head }) {
      const heads = backups === undefined ? [] : await readHeads(backups.folder);
      const [place, hash = ""] = head?.split(":") ?? [];
      const mailed = place === undefined ? [] : [{ at: "the e-mail", place: Number(place), hash }];
      const check = await verifyAudit(db, [...heads, ...mailed]);
      return { ...check, heads: heads.length + mailed.length, gaps: await auditGaps(db) };
    },
    isRefused: ({ faults }) => faults.length > 0,
    show: ({ entries, faults, heads, gaps }) =>
      faults.length === 0
        ? [
            `The audit is whole: ${entries} entries, and it leads to each of the ${heads} ends that went out.`,
            ...(gaps.length === 0
              ? []
              : [`Numbers that no entry has: ${gapsText(gaps)}. Acts that failed leave such gaps too.`]),
          ].join("\n")
        : tableOf(faults, { Link: "place", Entry: "entry", Fault: "fault" }),
  }),
];

function gapsText(gaps: readonly AuditGap[]): string {
  return gaps.map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`)).join(", ");
}
