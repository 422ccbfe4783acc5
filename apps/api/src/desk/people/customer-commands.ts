import { listCustomers as listCustomersCall, tagCustomer } from "@precise/contract/desk/people";
import { paragraph } from "@precise/contract/wire/text";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { addCustomerNote } from "#api/modules/accounts/customer-notes.ts";
import { readCustomerTags, setCustomerTags } from "#api/modules/accounts/customer-tags.ts";
import { erasePerson, lockOrdersOf, whyPersonIsKept } from "#api/modules/accounts/erase-person.ts";
import { recordsOfPerson } from "#api/modules/accounts/records-of-customer.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { correctCustomerCommand } from "./correct-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { lockPersonOf, personOf } from "./person-of.ts";

/** An account's id, an order's number or an e-mail. What comes from the desk is no e-mail: inputs of approvals are kept. */
const person = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));
const typedPerson: Typed = { as: "<person>", about: "e-mail, number of an order, or id of an account" };

export const findCustomersCommand = operatorCommand({
  name: "customers.find",
  ...ofRead(listCustomersCall, { search: z.string().check(z.maxLength(200)), limit }),
  terminal: [
    {
      words: "customers find",
      about: "Accounts and guests by name, e-mail, phone or order number, the last seen first",
      typed: {
        search: { as: "[search]", about: "name, e-mail, phone, number", default: "" },
        limit: typedLimit(20),
      },
    },
  ],
  run: async ({ db }, { search, limit: most }) =>
    (await listCustomers(db, { search }, { limit: most, knowsEmails: true })).rows,
  show: (rows) =>
    tableOf(rows, {
      Person: "id",
      Kind: "kind",
      Name: (row) => `${row.firstname} ${row.lastname}`.trim(),
      "E-mail": "email",
      Phone: "phone",
      Orders: "orders",
      Seen: "seen_at",
    }),
});

export const showCustomerCommand = operatorCommand({
  name: "customers.show",
  permission: "customer.read",
  input: z.strictObject({ person }),
  terminal: [
    {
      words: "customers show",
      about: "Who someone is, and how much is kept about them",
      typed: { person: typedPerson },
    },
  ],
  async run({ db }, input) {
    const found = await personOf(db, input.person);
    const records = await recordsOfPerson(db, found);
    const counts = Object.entries(records).map(([kind, rows]) => ({ kind, count: rows.length }));
    return {
      kind: found.kind,
      id: found.id,
      email: found.email,
      counts,
      keeps: await whyPersonIsKept(db, found),
    };
  },
  show: ({ kind, id, email, counts, keeps }) =>
    [
      `${kind} ${id}, ${email}`,
      ...counts
        .filter(({ count }) => count > 0)
        .map(({ kind: what, count }) => `${what.replaceAll("_", " ")}: ${count}`),
      keeps.length === 0 ? "Can be erased." : `Cannot be erased yet. ${keeps.join(" ")}`,
    ].join("\n"),
});

export const noteCustomerCommand = operatorCommand({
  name: "customers.note",
  permission: "customer.note",
  input: z.strictObject({ person, text: paragraph(2000).check(z.minLength(1)), by }),
  terminal: [
    {
      words: "customers note",
      about: "Notes something about a person; it is in the copy of their records, and goes with them",
      typed: { person: typedPerson, text: { as: "<text>" } },
    },
  ],
  run: ({ db }, { person, text, by: actor }) =>
    db.transaction(async (tx) => {
      const found = await lockPersonOf(tx, person);
      const author = { staffId: actor.kind === "staff" ? actor.id : null, name: actorName(actor) };
      const note = await addCustomerNote(tx, found, text, author);
      // Not what it says: it goes with the person, and the entry stays.
      await writeAudit(tx, {
        actor,
        act: "customers.note",
        subject: found.id,
        before: null,
        after: { note: note.id },
      });
      return note;
    }),
  show: () => "Noted.",
});

/** Tags are the staff's own words: as their notes, they are in the copy of a person's records. */
export const tagCustomerCommand = operatorCommand({
  name: "customers.tag",
  ...ofCall(tagCustomer),
  terminal: [],
  run: ({ db }, { id, tags, by: actor }) =>
    db.transaction(async (tx) => {
      const found = await lockPersonOf(tx, id);
      const before = await readCustomerTags(tx, found);
      const after = [...new Set(tags)].sort();
      await setCustomerTags(tx, found, after);
      await writeAudit(tx, {
        actor,
        act: "customers.tag",
        subject: found.id,
        before: { tags: before },
        after: { tags: after },
      });
      return after;
    }),
  show: (tags) => (tags.length === 0 ? "No tags." : tags.join(", ")),
});

export const exportCustomerCommand = operatorCommand({
  name: "customers.export",
  permission: "customer.export",
  input: z.strictObject({ person, by }),
  terminal: [
    {
      words: "customers export",
      about: "Everything that is kept about a person, as JSON, for their right to a copy",
      typed: { person: typedPerson },
    },
  ],
  run: ({ db }, { person, by: actor }) =>
    db.transaction(async (tx) => {
      const found = await personOf(tx, person);
      const records = await recordsOfPerson(tx, found);
      // Records leave the shop: that is noted like a change.
      await writeAudit(tx, {
        actor,
        act: "customers.export",
        subject: found.id,
        before: null,
        after: { records: Object.values(records).flat().length },
      });
      return records;
    }),
  file: {
    text: (records) => `${JSON.stringify(records, null, 2)}\n`,
    counts: (records) => ({ records: Object.values(records).flat().length }),
  },
  show: (records, _given, file) => `Wrote ${Object.values(records).flat().length} records to ${file}.`,
});

export const eraseCustomerCommand = operatorCommand({
  name: "customers.erase",
  permission: "customer.erase",
  input: z.strictObject({ person, by }),
  terminal: [
    {
      words: "customers erase",
      about: "Erases a person: account, and what orders, messages, mails and the audit say of them",
      typed: { person: typedPerson },
    },
  ],
  approval: () => "Erasing a person takes two.",
  subjectOf: ({ person }) => person,
  ask: ({ person }) =>
    `This erases ${person}: the account, and what orders, messages and mails say of the person. Invoices stay. This cannot be undone.`,
  run: ({ db }, { person, by: actor }) =>
    db.transaction(async (tx) => {
      const found = await lockPersonOf(tx, person);
      await lockOrdersOf(tx, found);
      const keeps = await whyPersonIsKept(tx, found);
      if (keeps.length > 0) throw new Refused(`This person cannot be erased yet. ${keeps.join(" ")}`);
      const erased = await erasePerson(tx, found);
      await writeAudit(tx, {
        actor,
        act: "customers.erase",
        subject: found.id,
        before: { kind: found.kind, orders: erased.orders },
        after: null,
      });
      return { ...erased, id: found.id };
    }),
  show: ({ orders }) => `Erased. Orders that have no name any more: ${orders}.`,
});

/** What an operator may do with people. */
export const customerCommands = [
  findCustomersCommand,
  showCustomerCommand,
  noteCustomerCommand,
  tagCustomerCommand,
  correctCustomerCommand,
  exportCustomerCommand,
  eraseCustomerCommand,
];
