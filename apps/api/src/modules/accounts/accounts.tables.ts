import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const accountsTables: Tables = {
  customer_address: {
    also: ["desk/people"],
    words: "erased: the row goes",
    erase: { goesWith: "customer" },
    copy: {
      addresses:
        "select name, is_default, address, created_at from customer_address join person using (customer_id) order by id",
    },
    begin: "goes with its person",
  },
  customer_note: {
    words: "erased: the row goes",
    erase: { ofEmail: ["delete from customer_note where email_key = $1"], goesWith: "customer" },
    copy: {
      notes: `select n.at, n.author, n.text from customer_note n join person
    on person.customer_id = n.customer_id or person.email_key = n.email_key order by n.id`,
    },
    begin: "goes with its person",
  },
  customer_tag: {
    also: ["desk/people"],
    words: "erased: the row goes",
    erase: { ofEmail: ["delete from customer_tag where email_key = $1"], goesWith: "customer" },
    copy: {
      tags: `select t.tag from customer_tag t join person
    on person.customer_id = t.customer_id or person.email_key = t.email_key order by t.tag`,
    },
    begin: "goes with its person",
  },
};
