import { createHash } from "node:crypto";
import type { Customer } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";

/** The customer of an e-mail, made on first sight as Paystack does. */
export function customerOf(store: PaymentsStore, email: string): Customer {
  const key = email.trim().toLowerCase();
  const known = store.customers.get(key);
  if (known !== undefined) return known;
  const code = `CUS_${createHash("sha256").update(key).digest("hex").slice(0, 15)}`;
  const customer = { id: store.nextId(), code, email: key, firstName: null, lastName: null, phone: null };
  store.customers.set(key, customer);
  store.save();
  return customer;
}
