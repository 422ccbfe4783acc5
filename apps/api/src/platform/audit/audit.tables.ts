import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const auditTables: Tables = {
  audit_chain: {
    words: "digests",
    begin: "the record of changes is never shortened",
  },
  audit_entry: {
    also: ["desk/deliveries", "prices", "stock"],
    words: "kept: acts for seven years; who they were about is in audit_personal",
    begin: "the record of changes is never shortened",
  },
  audit_head: {
    words: "digests",
    begin: "the record of changes is never shortened",
  },
  audit_personal: {
    words: "erased: the row goes",
    erase: { by: ["platform/audit/audit-entries.ts"] },
    copy: "what the staff did; its acts name the order",
    begin: "the record of changes is never shortened",
  },
};
