import type { deskCustomerCalls } from "@precise/contract/desk/people";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { maskedEmail, sightOf } from "#api/desk/kit/mask.ts";
import { refuseUnseen } from "#api/desk/kit/refuse-unseen.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { whyPersonIsKept } from "#api/modules/accounts/erase-person.ts";
import { findPerson, type Person } from "#api/modules/accounts/person.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { correctCustomerCommand } from "./correct-customer.ts";
import {
  eraseCustomerCommand,
  exportCustomerCommand,
  noteCustomerCommand,
  tagCustomerCommand,
} from "./customer-commands.ts";
import { customerRowView, noteView, readCustomerPage } from "./customer-page.ts";
import { mayUnmaskPerson } from "./customer-sight.ts";
import { listCustomers, tagsInUse } from "./list-customers.ts";
import { readFacts, readPlaces } from "./read-customer.ts";
import { endSessionsCommand } from "./session-commands.ts";

const rowsAtOnce = 50;

/** The calls of customers. */
export function customerAnswers(parts: DeskParts): DeskAnswers<typeof deskCustomerCalls> {
  const { db } = parts;
  return {
    async listCustomers({ query }, staff) {
      const { cursor, ...filter } = query;
      const sight = sightOf(staff);
      const { rows, ...page } = await listCustomers(db, filter, {
        cursor,
        limit: rowsAtOnce,
        knowsEmails: sight.email,
      });
      return answer({
        customers: rows.map((row) => customerRowView(row, sight)),
        ...page,
        tags: await tagsInUse(db),
      });
    },
    async readCustomer({ params }, staff) {
      const person = await readPerson(params.id);
      const customer = person && (await readCustomerPage(db, person, staff));
      return customer ? answer({ customer }) : nobody();
    },
    async addCustomerNote({ params, body }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      const done = await runAs(parts, staff, noteCustomerCommand, { person: person.id, text: body.text });
      return "failure" in done ? done : answer({ note: noteView(done.result) });
    },
    async tagCustomer({ params, body }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      const done = await runAs(parts, staff, tagCustomerCommand, { id: person.id, tags: body.tags });
      return "failure" in done ? done : pageOf(person.id, staff);
    },
    async correctCustomer({ params, body }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      const { reason, ...contact } = body;
      const unseen = refuseUnseen(staff, {
        email: [contact.email, "email"],
        phone: [contact.phone, "phone"],
        address: [undefined, "address"],
      });
      if (unseen) return unseen;
      const done = await runAs(parts, staff, correctCustomerCommand, { id: person.id, ...contact, reason });
      return "failure" in done ? done : pageOf(person.id, staff);
    },
    async unmaskCustomer({ params, body }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      if (!sightOf(staff).contact && !(await mayUnmaskPerson(db, staff, person)))
        return failure(403, "not_allowed", "No visit or collection needs this phone and address.");
      return db.transaction(async (tx) => {
        const facts = await readFacts(tx, person);
        if (!facts) return nobody();
        const addresses = await readPlaces(tx, person);
        await writeAudit(tx, {
          actor: staff.actor,
          act: "customers.unmask",
          subject: person.id,
          before: null,
          after: { reason: body.reason },
        });
        const email = sightOf(staff).email ? person.email : maskedEmail(person.email);
        return answer({ phone: facts.phone, email, addresses });
      });
    },
    async endCustomerSessions({ params }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      if (person.customerId === null)
        return failure(404, "not_found", "A guest has no account, and is signed in nowhere.");
      const done = await runAs(parts, staff, endSessionsCommand, { customer: person.customerId });
      return "failure" in done ? done : answer({ ended: done.result.ended });
    },
    async exportCustomer({ params }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      const done = await runAs(parts, staff, exportCustomerCommand, { person: person.id });
      return "failure" in done ? done : answer({ records: done.result });
    },
    async eraseCustomer({ params, body }, staff) {
      const person = await readPerson(params.id);
      if (!person) return nobody();
      const typed = person.email === "" ? normalisedPhone(body.email) : body.email.toLowerCase();
      if (typed !== (person.email.toLowerCase() || person.emailKey))
        return failure(
          422,
          "invalid_input",
          `That is not this person's ${person.email === "" ? "phone" : "e-mail"}.`,
          {
            field: "email",
          },
        );
      const keeps = await whyPersonIsKept(db, person);
      if (keeps.length > 0)
        return failure(409, "refused", `This person cannot be erased yet. ${keeps.join(" ")}`);
      // By the id alone: what is asked for is kept, in the audit for years.
      const outcome = await actOrAsk(parts, staff, eraseCustomerCommand, { person: person.id });
      if ("failure" in outcome) return outcome;
      return answer("approval" in outcome ? { approval: outcome.approval } : {});
    },
  };

  /** As they are known then: a guest by another e-mail. */
  async function pageOf(id: string, staff: StaffSession) {
    const person = await readPerson(id);
    const customer = person && (await readCustomerPage(db, person, staff));
    return customer ? answer({ customer }) : nobody();
  }

  /** No e-mail: none is in an address. */
  async function readPerson(id: string): Promise<Person | undefined> {
    return id.includes("@") ? undefined : findPerson(db, id);
  }
}

function nobody(): Refusal {
  return failure(404, "not_found", "Nobody is known by that any more.");
}
