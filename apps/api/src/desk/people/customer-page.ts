import { kobo, wireAmount } from "@precise/cart-core/money";
import type { CustomerNote, CustomerRow, DeskCustomer } from "@precise/contract/desk/people";
import { maskedAddress, maskedEmail, maskedPhone, type Sight, sightOf } from "#api/desk/kit/mask.ts";
import { type CustomerNote as KeptNote, readCustomerNotes } from "#api/modules/accounts/customer-notes.ts";
import { readCustomerTags } from "#api/modules/accounts/customer-tags.ts";
import { whyPersonIsKept } from "#api/modules/accounts/erase-person.ts";
import type { Person } from "#api/modules/accounts/person.ts";
import { listLiveSessions } from "#api/modules/sessions/session-rows.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { mayUnmaskPerson } from "./customer-sight.ts";
import type { ListedCustomer } from "./list-customers.ts";
import {
  type PersonAddress,
  readConsents,
  readFacts,
  readNewsletter,
  readOrders,
  readPlaces,
  readReturns,
  readSameEmail,
} from "./read-customer.ts";

const mostActs = 50;
/** A guest has the number of an order as an id; what was done with that order stands there. */
const actsOfOrders = /^(?:orders|payments|deliveries|returns)\./;

/** A person of the list as this reader may see them. */
export function customerRowView(row: ListedCustomer, sight: Sight): CustomerRow {
  return {
    id: row.id,
    kind: row.kind,
    name: nameOf(row),
    email: sight.email ? row.email : maskedEmail(row.email),
    is_email_verified: row.is_email_verified,
    phone: sight.contact ? row.phone : maskedPhone(row.phone),
    orders: row.orders,
    ...(sight.money ? { bought: amount(row.bought_kobo) } : {}),
    seen_at: wireTime(row.seen_at),
    tags: [...row.tags],
  };
}

/** A person with everything that is kept, as this reader may see it; undefined where nothing of them is left. */
export async function readCustomerPage(
  sql: Sql,
  person: Person,
  staff: StaffSession,
): Promise<DeskCustomer | undefined> {
  const facts = await readFacts(sql, person);
  if (!facts) return undefined;
  const sight = sightOf(staff);
  const orders = await readOrders(sql, person);
  const places = await readPlaces(sql, person);
  const sessions = person.customerId === null ? [] : await listLiveSessions(sql, person.customerId);
  return {
    id: person.id,
    kind: person.kind,
    name: nameOf(facts),
    email: sight.email ? person.email : maskedEmail(person.email),
    is_email_verified: facts.is_email_verified,
    phone: sight.contact ? facts.phone : maskedPhone(facts.phone),
    is_masked: !sight.contact,
    may_unmask: !sight.contact && (await mayUnmaskPerson(sql, staff, person)),
    since: wireTime(facts.since),
    seen_at: wireTime(facts.seen_at),
    is_leaving: facts.is_leaving,
    addresses: places.map((place) => (sight.contact ? place : maskedPlace(place))),
    orders: orders.map(({ placed_at, payable_kobo, ...order }) => ({
      ...order,
      placed_at: wireTime(placed_at),
      ...(sight.money ? { payable: amount(payable_kobo) } : {}),
    })),
    orders_total: facts.orders_total,
    ...(sight.money ? { bought: amount(facts.bought_kobo) } : {}),
    returns: (await readReturns(sql, person)).map(({ at, ...claim }) => ({ ...claim, at: wireTime(at) })),
    tags: await readCustomerTags(sql, person),
    may_correct: staff.may("order.write") && sight.email && sight.contact,
    notes: (await readCustomerNotes(sql, person)).map(noteView),
    sessions: sessions.map(({ device, created_at, used_at }) => ({
      device,
      created_at: wireTime(created_at),
      used_at: wireTime(used_at),
    })),
    consents: (await readConsents(sql, person)).map(({ at, ...consent }) => ({
      ...consent,
      at: wireTime(at),
    })),
    newsletter: await readNewsletter(sql, person),
    acts: await readActs(sql, person),
    same_email: sight.email ? (await readSameEmail(sql, person)).map((other) => ({ ...other })) : [],
    keeps: await whyPersonIsKept(sql, person),
  };
}

export function noteView({ at, ...note }: KeptNote): CustomerNote {
  return { ...note, at: wireTime(at) };
}

/** What the staff did with the person: by their id, and by the e-mail where it is theirs. */
async function readActs(sql: Sql, { id, emailKey }: Person): Promise<DeskCustomer["acts"]> {
  const subjects = emailKey === null ? [id] : [id, emailKey];
  const lists = await Promise.all(subjects.map((subject) => readAudit(sql, { subject, limit: mostActs })));
  return lists
    .flat()
    .filter(({ act }) => !actsOfOrders.test(act))
    .map(({ at, actor, act }) => ({ at: wireTime(at), actor, act }))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, mostActs);
}

function maskedPlace({ name, ...place }: PersonAddress): PersonAddress {
  return { name, ...maskedAddress(place) };
}

function nameOf({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}

function amount(value: number) {
  return wireAmount(kobo(value));
}
