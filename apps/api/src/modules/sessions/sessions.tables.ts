import { rowsOfNobody, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const sessionsTables: Tables = {
  customer: {
    also: ["accounts", "cart", "desk/people", "messaging", "wishlist"],
    words: "erased: the row goes",
    erase: { by: ["modules/accounts/delete-customer.ts"] },
    copy: {
      account:
        "select email, is_email_verified, firstname, lastname, phone, created_at, signed_in_at from customer join person on person.customer_id = customer.id",
    },
    begin: rowsOfNobody("email"),
  },
  customer_identity: {
    words: "erased: the row goes",
    erase: { goesWith: "customer" },
    copy: {
      sign_ins:
        "select subject, created_at from customer_identity join person using (customer_id) order by created_at",
    },
    begin: "goes with its person",
  },
  session: {
    also: ["desk/trade", "trade"],
    words: "erased: the row goes",
    erase: { goesWith: "customer" },
    copy: {
      sessions:
        "select device, created_at, used_at from session join person using (customer_id) order by created_at",
    },
    begin: "goes with its person",
  },
  used_sign_in: {
    words: "digests",
    // Tokens that have ended are refused by themselves; the verifier bears clocks that differ by half a minute.
    old: {
      sweep: "sign_ins",
      condition: "expires_at < now() - interval '10 minutes'",
      kept: [],
    },
    begin: "digests",
  },
};
