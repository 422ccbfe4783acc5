/** Where other rooms may come in. */
export interface DoorRule {
  /** Files inside the room, with the rooms that import them all the same. The list may only become shorter. */
  readonly also: Readonly<Record<string, readonly string[]>>;
}

/**
 * Rooms of the API whose face lies at their root: other rooms import values from the files there, and from no folder inside.
 * Types are open to all. `also` holds the ways in of before; it may only become shorter.
 * @source decision 079
 */
export const doors: Readonly<Record<string, DoorRule>> = {
  money: {
    also: {
      "online/attempt-rows.ts": ["orders"],
      "online/event-rows.ts": ["main", "orders"],
      "online/judge-look.ts": ["orders"],
      "online/paystack/failure-circuit.ts": ["main"],
      "online/paystack/paystack-provider.ts": ["main"],
      "online/refund-account-rows.ts": ["main/desk", "main/ops", "orders"],
      "online/refund-rows.ts": ["main/ops", "orders"],
      "statements/alike-rows.ts": ["main/desk", "main/ops"],
      "statements/credit-rows.ts": ["main", "main/desk", "main/ops"],
      "statements/forget-names.ts": ["orders"],
      "statements/heading-memory.ts": ["main/ops"],
      "statements/link-known-credits.ts": ["main/ops"],
      "statements/match-credit.ts": ["main/desk", "main/ops"],
      "statements/order-book.ts": ["main/desk", "main/ops"],
      "statements/payer-names.ts": ["main/ops"],
      "statements/read-statement-file.ts": ["main/ops"],
      "statements/save-statement.ts": ["main/ops"],
      "statements/statement-columns.ts": ["main/ops"],
      "statements/statement-list.ts": ["main/desk", "main/ops"],
    },
  },
};
