import type { AddressField } from "../components/address-fields.client.tsx";
import type { Entries } from "../forms/typed-entries.ts";

/** What was typed into the fields of an address as the contract takes one; whether it is right is for its schema to say. */
export function typedAddress({ line1 = "", line2, landmark, state = "", lga = "" }: Entries<AddressField>) {
  return { line1, state, lga, ...(line2 && { line2 }), ...(landmark && { landmark }) };
}
