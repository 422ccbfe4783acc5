import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const staffTables: Tables = {
  approval_request: {
    also: ["accounts", "desk/today", "desk/trade"],
    words: {
      command: "kept: what was to be done",
      input: "erased: of requests about an order or a trade account of theirs",
      input_hash: "kept: a digest",
      subject: "kept: an order's number or an id; their e-mail is erased",
      reason: "kept: a sentence of ours",
      state: "kept",
      outcome: "kept: a sentence of ours",
    },
    erase: {
      ofNumbers: [
        `update approval_request set input = '{}', state = case when state = 'open' then 'replaced' else state end,
       decided_at = coalesce(decided_at, now())
     where subject = any($1::text[]) and state <> 'running'`,
      ],
      by: ["modules/accounts/erase-traces.ts"],
    },
    copy: "what the staff asked of each other",
    // With what they would have done, as long after as applications for an account.
    old: {
      sweep: "approvals",
      condition: "s.state <> 'running' and s.asked_at < now() - $1::interval",
      kept: ["decidedApplications"],
    },
    begin: allRows,
  },
  refund_alone: {
    words: "the staff, amounts and orders' numbers",
    begin: allRows,
  },
  staff_person: {
    also: ["desk/inbox", "desk/kit", "desk/orders", "desk/staff", "desk/trade", "messages"],
    words: "the staff",
    begin: "people of the shop; the sample's accounts are closed",
  },
  staff_recovery_code: {
    also: ["desk/staff"],
    words: "the staff",
    begin: "of people of the shop",
  },
  staff_session: {
    also: ["desk/staff"],
    words: "the staff",
    begin: "of people of the shop",
  },
};
