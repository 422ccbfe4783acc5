import * as z from "zod/mini";
import { buyerKey } from "../nigeria/which-order.ts";
import { contact } from "../shop/orders/order.ts";
import { group } from "../wire/route.ts";
import { line, paragraph, searchText } from "../wire/text.ts";
import { wireAmount } from "../wire/wire-money.ts";
import { deskRoute } from "./kit/desk-route.ts";
import { pageEnd } from "./kit/list-query.ts";

/** `account`: someone who signs in; `guest`: someone who only ordered, known by the e-mail of the orders. */
export const customerKinds = ["account", "guest"] as const;

/** A person as the list shows them. Masked for who may not see it: `••• ••• 4567`, `a•••@example.com`. */
export const customerRow = z.object({
  /** An account's own, or the number of a guest's latest order: no address holds an e-mail. */
  id: z.string(),
  kind: z.enum(customerKinds),
  name: z.string(),
  email: z.string(),
  /** Of an account: the sign-in service has checked that the e-mail is theirs. */
  is_email_verified: z.boolean(),
  phone: z.string(),
  orders: z.int(),
  /** Of the orders that were not cancelled or given back; left out for who may not see money. */
  bought: z.optional(wireAmount),
  /** An account: signed in last; a guest: ordered last. */
  seen_at: z.string(),
  tags: z.array(z.string()),
});
export type CustomerRow = z.infer<typeof customerRow>;

const address = z.object({
  /** What its owner calls it, or the order that it is of. */
  name: z.string(),
  line1: z.string(),
  line2: z.optional(z.string()),
  landmark: z.optional(z.string()),
  state: z.string(),
  lga: z.string(),
});

export const customerNote = z.object({
  id: z.int(),
  at: z.string(),
  author: z.string(),
  text: z.string(),
});
export type CustomerNote = z.infer<typeof customerNote>;

/** A person with everything that we keep about them. */
export const deskCustomer = z.object({
  /** An account's own, or the number of a guest's first order. */
  id: z.string(),
  kind: z.enum(customerKinds),
  name: z.string(),
  email: z.string(),
  is_email_verified: z.boolean(),
  phone: z.string(),
  /** Phone, e-mail and streets are masked; `may_unmask`: the reader may ask for them. */
  is_masked: z.boolean(),
  may_unmask: z.boolean(),
  /** The account was made, or the first order placed. */
  since: z.string(),
  seen_at: z.string(),
  /** They deleted their account: what is left goes when these orders are done. */
  is_leaving: z.boolean(),
  addresses: z.array(address),
  /** The newest first, a hundred at most; `orders_total` counts all. */
  orders: z.array(
    z.object({
      number: z.string(),
      placed_at: z.string(),
      stage: z.string(),
      money: z.string(),
      payable: z.optional(wireAmount),
    }),
  ),
  orders_total: z.int(),
  bought: z.optional(wireAmount),
  returns: z.array(
    z.object({
      number: z.string(),
      order_number: z.string(),
      kind: z.string(),
      state: z.string(),
      at: z.string(),
    }),
  ),
  tags: z.array(z.string()),
  /** Whether the reader may correct name, phone and, of a guest, e-mail. */
  may_correct: z.boolean(),
  /** The newest first. */
  notes: z.array(customerNote),
  /** Where an account is signed in, last used first. */
  sessions: z.array(z.object({ device: z.string(), created_at: z.string(), used_at: z.string() })),
  /** What they agreed to and took back, the newest first. `order_news`: SMS or WhatsApp for one order; `stop`: a word against both. */
  consents: z.array(
    z.object({
      at: z.string(),
      about: z.enum(["newsletter", "order_news", "stop"]),
      act: z.enum(["agreed", "withdrawn"]),
      /** The words that were shown; by which messages, for which order; who wrote it down and why. */
      how: z.string(),
    }),
  ),
  /** Whether the newsletter goes to them now; null where they never asked for it. */
  newsletter: z.nullable(z.enum(["subscribed", "unsubscribed"])),
  /** What the staff did with this person: no change of a single order, which stands there. */
  acts: z.array(z.object({ at: z.string(), actor: z.string(), act: z.string() })),
  /** Others with the same e-mail: an account whose e-mail nobody has checked, or a guest beside it. */
  same_email: z.array(z.object({ id: z.string(), kind: z.enum(customerKinds), name: z.string() })),
  /** Why they cannot be erased now, as sentences; empty where they can. */
  keeps: z.array(z.string()),
});
export type DeskCustomer = z.infer<typeof deskCustomer>;

/** An account's id or an order's number. */
const which = z.object({ id: z.string().check(z.minLength(1), z.maxLength(40)) });
const one = { tag: "Customers", data: z.object({ customer: deskCustomer }), yields: "customer" } as const;

export const listCustomers = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/customers",
  permission: "customer.read",
  tag: "Customers",
  summary: "Accounts and guests by name, e-mail, phone in any form or order number, the last seen first",
  query: z.object({
    search: z.optional(searchText(200)),
    kind: z.optional(z.enum(customerKinds)),
    /** Those who have one of these tags, parted by commas. */
    tag: z.optional(z.string().check(z.maxLength(500))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    customers: z.array(customerRow),
    ...pageEnd,
    /** All tags in use. */
    tags: z.array(z.string()),
  }),
});

/** The number of an order finds whose it is: its account, or its guest. */
export const readCustomer = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/customers/{id}",
  permission: "customer.read",
  summary: "A person with orders, addresses, notes, sign-ins and what they agreed to",
  params: which,
  ...one,
  failures: [404],
});

/** The person can read it: it is in the copy of their records. */
export const addCustomerNote = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/notes",
  permission: "customer.note",
  tag: "Customers",
  summary: "Adds a note about a person; it goes with them, and after two years",
  status: 201,
  params: which,
  body: z.strictObject({ text: paragraph(2000).check(z.minLength(1)) }),
  data: z.object({ note: customerNote }),
  yields: "note",
  failures: [404],
});

/** A tag in lower case, without the comma that parts several. */
const tag = line(1, 30).check(
  z.refine((text) => !text.includes(","), { error: "must have no comma" }),
  z.overwrite((text) => text.toLowerCase()),
);

/** They can be read by the person: they are in the copy of their records. */
export const tagCustomer = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/tags",
  permission: "customer.note",
  summary: "Gives a person these tags and no others",
  params: which,
  body: z.strictObject({ tags: z.array(tag).check(z.maxLength(10)) }),
  ...one,
  failures: [404],
});

/**
 * Puts right how a person is called and reached: of an account, and of every order that is still under way. Who had an order
 * reads of it at the old e-mail. 422 `invalid_input`: an account's e-mail is how its owner signs in, and theirs to change.
 */
export const correctCustomer = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/correct",
  permission: "order.write",
  isFresh: true,
  summary: "Corrects name, phone and, of a guest, the e-mail; what is left out stays",
  params: which,
  body: z.strictObject({ ...z.partial(contact).shape, reason: line(3, 300) }),
  ...one,
  failures: [404, 409, 422],
});

/** Each is an entry of the audit. 403 where no visit or collection needs it. */
export const unmaskCustomer = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/unmask",
  permission: "customer.read",
  tag: "Customers",
  summary: "Phone and addresses in full, for a visit or a collection; the e-mail for who sees it anyhow",
  params: which,
  body: z.strictObject({ reason: line(3, 200) }),
  data: z.object({ phone: z.string(), email: z.string(), addresses: z.array(address) }),
  failures: [404],
});

export const endCustomerSessions = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/sessions/end",
  permission: "customer.end-sessions",
  tag: "Customers",
  summary: "Signs an account out on every device",
  params: which,
  body: z.strictObject({}),
  data: z.object({ ended: z.int() }),
  failures: [404],
});

export const exportCustomer = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/export",
  permission: "customer.export",
  isFresh: true,
  tag: "Customers",
  summary: "Everything that we keep about a person, for their right to a copy",
  params: which,
  body: z.strictObject({}),
  data: z.object({
    /** Rows by the kind of record. */
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  yields: "records",
  failures: [404],
});

/**
 * Takes two: it is done when a second person approves. 409 `refused` names what still needs the person: orders on their way,
 * money owed, claims, appointments. 422 where the typed e-mail is another.
 */
export const eraseCustomer = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/customers/{id}/erase",
  permission: "customer.erase",
  isFresh: true,
  tag: "Customers",
  summary: "Erases a person: the account, and what orders, messages and mails say of them",
  params: which,
  body: z.strictObject({
    /** The person's, typed once more. */
    email: buyerKey,
  }),
  data: z.object({ approval: z.optional(z.object({ id: z.string(), reason: z.string() })) }),
  failures: [404, 409, 422],
});

/** The calls of customers. */
export const deskCustomerCalls = /* @__PURE__ */ group(
  {
    listCustomers,
    readCustomer,
    addCustomerNote,
    tagCustomer,
    correctCustomer,
    unmaskCustomer,
    endCustomerSessions,
    exportCustomer,
    eraseCustomer,
  },
  {
    tagCustomer: { tags: ["contractor"] },
    correctCustomer: { phone: "0803 000 0001", reason: "One digit was wrong." },
    addCustomerNote: { text: "Prefers a call before each delivery" },
    unmaskCustomer: { reason: "Collects PR-7K3M9QX1 today" },
    endCustomerSessions: {},
    exportCustomer: {},
    eraseCustomer: { email: "ada@example.com" },
  },
);

/** The newsletter's subscribers as a CSV file; `?everybody=true` with those who unsubscribed. */
export const newsletterExportPath = "/api/desk/newsletter.csv";
