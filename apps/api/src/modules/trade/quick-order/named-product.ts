import { bareNumber } from "@precise/contract/wire/pasted-number";

/** A product's article number and name. */
export interface NamedProduct {
  readonly sku: string;
  readonly name: string;
}

/** An article number in capitals, without what is neither letter nor figure. */
export function looseKeyOf(text: string): string {
  return bareNumber(text);
}
