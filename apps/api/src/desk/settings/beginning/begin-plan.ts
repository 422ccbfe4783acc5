/**
 * Which rows of a table go when a shop begins. `all`: none can be real where no order is. `articles`: those of the sample's
 * articles, by the column. `people`: those of addresses that can belong to nobody. `of-people`: those whose parent is one of
 * these. `childless`: those that nothing names any more. `companies`: the sample's, without people.
 */
export type RowsThatGo =
  | { readonly rows: "all" }
  | { readonly rows: "articles" | "people"; readonly column: string }
  | { readonly rows: "of-people"; readonly column: string; readonly parent: string }
  | { readonly rows: "childless" | "companies"; readonly child: string; readonly column: string }
  | { readonly rows: "where"; readonly condition: string };

const all = { rows: "all" } as const;
const articles = (column: string) => ({ rows: "articles", column }) as const;
const people = (column: string) => ({ rows: "people", column }) as const;
const where = (condition: string) => ({ rows: "where", condition }) as const;

/**
 * What an empty shop has no more, in the order in which it goes: what names others before what it names. Rows that go with
 * another's by its foreign key stand below.
 * @source decision 098
 */
export const goes: readonly (readonly [table: string, which: RowsThatGo])[] = [
  ["brief_picture", where("claim_id is not null or review_id is not null")],
  ["review", all],
  ["return_receipt", all],
  ["return_line", all],
  ["return_event", all],
  ["return_claim", all],
  ["hung_light", all],
  ["refund_account", all],
  ["refund_alone", all],
  ["dispute_note", all],
  ["payment_dispute", all],
  ["payment_refund", all],
  ["payment_attempt", all],
  ["payment_event", all],
  ["payment_allocation", all],
  ["bank_statement_row", all],
  ["bank_credit", all],
  ["bank_statement", all],
  ["payment_receipt", all],
  ["cash_count", all],
  ["rider_settlement", all],
  ["rider_shortfall", all],
  ["rider_cash", all],
  ["rider_remittance", all],
  ["delivery_attempt", all],
  ["delivery", all],
  ["credit_note", all],
  ["invoice", all],
  ["coupon_use", all],
  ["discount_use", all],
  ["order_search", all],
  ["order_presence", all],
  ["order_note", all],
  ["order_change", all],
  ["order_key", all],
  ["shop_order_event", all],
  ["shop_order_line", all],
  ["shop_order", all],
  ["approval_request", all],
  ["desk_job_row", all],
  ["desk_job", all],
  ["our_record", all],
  ["visit_count", all],
  ["message_outbox", all],
  ["mail_outbox", where("kind not like 'staff%'")],
  // Carts, lists and notices of articles that are gone.
  ["cart_line", articles("sku")],
  ["client_cart_line", articles("sku")],
  ["wishlist_item", articles("sku")],
  ["stock_notice", articles("sku")],
  ["product_question", articles("sku")],
  // Taking an import back would bring the sample's articles back.
  ["catalogue_import_row", all],
  ["catalogue_import", all],
  ["stock_import", articles("product_id")],
  ["price_list_upload_line", all],
  ["price_list_upload", all],
  ["price_list_entry", articles("sku_key")],
  ["price_change_row", articles("product_id")],
  ["price_change", { rows: "childless", child: "price_change_row", column: "change_id" }],
  ["price_history", articles("product_id")],
  ["stock_threshold", articles("sku")],
  ["supplier_delivery_line", articles("sku")],
  ["supplier_delivery", { rows: "childless", child: "supplier_delivery_line", column: "delivery_id" }],
  ["product_draft", articles("sku_key")],
  ["product_search", articles("product_id")],
  ["product", articles("sku")],
  // People of the samples: addresses of domains that are kept free for examples.
  ["appointment", people("email")],
  ["appointment_request", people("email")],
  ["brief_picture", { rows: "of-people", column: "message_id", parent: "shop_message" }],
  ["shop_message", people("email")],
  ["newsletter_subscription", people("email")],
  ["coupon", people("bound_email")],
  ["client_application", people("email")],
  ["customer", people("email")],
  ["client_person", people("email")],
  ["client_company", { rows: "companies", child: "client_person", column: "company_id" }],
];

/** What stays, and why. A table stands here or above. */
export const stays: Readonly<Record<string, string>> = {
  appointment_day: "the shop's own calendar",
  appointment_desk: "the shop's own calendar",
  appointment_hours: "the shop's own calendar",
  appointment_key: "digests",
  appointment_type: "the shop's own calendar",
  attribute: "structure",
  audit_chain: "the record of changes is never shortened",
  audit_entry: "the same",
  audit_head: "the same",
  audit_personal: "the same",
  backup_run: "backups that there are",
  bank_statement_heading: "how a bank's columns are read",
  cart: "empty ones are harmless, and someone may be looking at theirs",
  catalogue_state: "counts on, so that every page hears of it",
  category: "structure",
  client_cart: "goes with its person",
  customer_address: "goes with its person",
  customer_identity: "goes with its person",
  customer_note: "goes with its person",
  customer_search: "goes with its person",
  credit_note_counter: "begins again",
  desk_key: "digests of calls",
  desk_picture: "pictures that the staff put in",
  desk_view: "the staff's own lists",
  discount_rule: "the shop's rules",
  invoice_counter: "begins again",
  job: "work of the machine",
  mail_attempt: "goes with its mail",
  message_stop: "who wants no messages is left alone",
  newsletter_consent: "goes with its subscription",
  picture: "facts of files",
  price_list: "structure: lists without prices of their own",
  rate_limit: "guards against abuse",
  rider: "people of the shop",
  search_word: "counted again from what is left",
  session: "goes with its person",
  shop_begun: "says that the shop has begun",
  shop_message_entry: "goes with its message",
  shop_logo: "pictures of the shop's own look",
  shop_setting: "settings",
  shop_setting_revision: "settings",
  signing_key: "a secret of the machine",
  staff_person: "people of the shop; the sample's accounts are closed",
  staff_recovery_code: "theirs",
  staff_session: "theirs",
  supplier_receipt: "goes with its delivery",
  used_sign_in: "digests",
};

/** Columns that count what is gone. */
export const startsAgain: readonly (readonly [table: string, column: string])[] = [
  ["invoice_counter", "last"],
  ["credit_note_counter", "last"],
  ["coupon", "uses"],
  ["client_company", "credit_reserved_kobo"],
];
