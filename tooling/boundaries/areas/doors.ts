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
      "online/refund-account-rows.ts": ["desk/money", "orders"],
      "online/refund-rows.ts": ["desk/money", "orders"],
      "statements/alike-rows.ts": ["desk/money"],
      "statements/credit-rows.ts": ["desk/money", "main"],
      "statements/forget-names.ts": ["orders"],
      "statements/heading-memory.ts": ["desk/money"],
      "statements/link-known-credits.ts": ["desk/money"],
      "statements/match-credit.ts": ["desk/money"],
      "statements/order-book.ts": ["desk/money"],
      "statements/payer-names.ts": ["desk/money"],
      "statements/read-statement-file.ts": ["desk/money"],
      "statements/save-statement.ts": ["desk/money"],
      "statements/statement-columns.ts": ["desk/money"],
      "statements/statement-list.ts": ["desk/money"],
    },
  },
};
