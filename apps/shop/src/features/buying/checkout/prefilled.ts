import type { SavedAddress } from "@precise/contract/shop/account";
import type { CheckoutEntries } from "./checkout-steps.ts";

/** An address as the fields of the delivery step; empty texts, so that nothing of another address stays. */
export function entriesOfAddress({ address }: Pick<SavedAddress, "address">): CheckoutEntries {
  const { line1, line2 = "", landmark = "", state, lga } = address;
  return { method: "delivery", line1, line2, landmark, state, lga };
}

/**
 * What a step's form begins with: what was typed, else what the account knows. An address is taken as a whole, and only
 * where nothing of one has been typed.
 */
export function prefilled(
  typed: CheckoutEntries,
  person: { readonly contact: CheckoutEntries; readonly addresses: readonly SavedAddress[] } | null,
): CheckoutEntries {
  if (person === null) return typed;
  const [first] = person.addresses;
  const hasAddress = typed.method !== undefined || typed.state !== undefined || typed.line1 !== undefined;
  return {
    ...person.contact,
    ...(!hasAddress && first && entriesOfAddress(first)),
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)),
  };
}
