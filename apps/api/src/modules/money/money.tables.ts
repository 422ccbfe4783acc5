import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const moneyTables: Tables = {
  bank_credit: {
    words: {
      digest: "kept: a digest",
      narration: "erased; where the money is no order's, the names alone",
      reference: "erased",
      state: "kept",
      reason: "kept: why money was none of ours, without the names",
      time: "kept: when it came",
      decided_by: "kept: the staff",
    },
    erase: {
      ofOrders: [
        `update bank_credit set narration = '', reference = null where receipt_id in (
       select receipt_id from payment_allocation where order_id = any($1::bigint[]))`,
      ],
      by: ["modules/money/forget-payers.ts"],
    },
    copy: "what came is among the payments",
    begin: allRows,
  },
  bank_statement: {
    words: "kept: names of files, and of the staff",
    begin: allRows,
  },
  bank_statement_heading: {
    words: "kept: how columns of files are read, and of the staff",
    begin: "how a bank's columns are read",
  },
  bank_statement_row: {
    words: "kept: how rows of files were read; what is held for a decision loses the names",
    begin: allRows,
  },
  cash_count: {
    words: "the till and the staff",
    begin: allRows,
  },
  dispute_note: {
    words: "erased: the row goes",
    erase: {
      ofOrders: [
        "delete from dispute_note where dispute_id in (select id from payment_dispute where order_id = any($1::bigint[]))",
      ],
    },
    copy: "for the payment service",
    begin: allRows,
  },
  payment_allocation: {
    also: ["desk/money", "platform/backup"],
    words: "kept: amounts and the staff",
    begin: allRows,
  },
  payment_attempt: {
    words: {
      provider: "kept",
      reference: "kept: the payment's own number",
      status: "kept",
      url: "kept: the payment service's page, which is over",
      channel: "kept",
      last4: "erased",
      provider_ref: "kept: the payment's own number",
      message: "erased",
      review: "kept: why a person had to look",
    },
    erase: {
      ofOrders: [
        "update payment_attempt set last4 = null, message = null where order_id = any($1::bigint[])",
      ],
    },
    copy: "what was paid is among the payments",
    begin: allRows,
  },
  payment_dispute: {
    words: "kept: amounts and the service's numbers",
    begin: allRows,
  },
  payment_event: {
    words: {
      provider: "kept",
      dedupe_key: "kept: the service's own number",
      event: "kept: references and amounts",
      body: "erased",
      outcome: "kept",
    },
    erase: {
      ofOrders: [
        `update payment_event e set body = '' from payment_attempt a where a.order_id = any($1::bigint[])
       and (e.event ->> 'reference' = a.reference or e.event ->> 'providerRef' = a.provider_ref)`,
      ],
    },
    copy: "what was paid is among the payments",
    // What was booked by them stays.
    old: {
      sweep: "payment_events",
      condition: "s.next_try_at is null and s.received_at < now() - $1::interval",
      kept: ["paymentEvents"],
    },
    begin: allRows,
  },
  payment_receipt: {
    also: ["desk/money", "platform/backup"],
    words: {
      provider: "kept",
      kind: "kept",
      provider_ref: "kept: the bank's own number, for the books",
      payer: "erased",
      actor: "kept: the staff",
    },
    erase: { by: ["modules/money/forget-payers.ts"] },
    copy: {
      payments: `select o.number, r.kind, r.provider, r.provider_ref as reference, r.payer, r.at,
      a.amount_kobo
    from payment_allocation a join payment_receipt r on r.id = a.receipt_id join own_order o on o.id = a.order_id
    where a.undone_at is null order by r.at, a.id`,
    },
    begin: allRows,
  },
  payment_refund: {
    words: {
      reason: "erased",
      status: "kept",
      provider_id: "kept: the service's own number",
      requested_by: "kept: the staff",
    },
    erase: { ofOrders: ["update payment_refund set reason = '' where order_id = any($1::bigint[])"] },
    copy: "what went back is among the payments",
    begin: allRows,
  },
  refund_account: {
    words: {
      bank_code: "kept: which bank it was",
      bank_name: "kept: which bank it was",
      account_number: "erased",
      ending: "erased",
      account_name: "erased",
      state: "kept",
    },
    erase: {
      ofOrders: [
        `update refund_account set account_name = '', account_number = null, ending = '0000', ended_at = coalesce(ended_at, now()),
       state = case when state in ('asks', 'waits', 'sending') then 'stopped' else state end
     where refund_id in (select id from payment_refund where order_id = any($1::bigint[]))`,
      ],
    },
    copy: "how money went back; that it did is among the payments",
    begin: allRows,
  },
};
