/** A Nigerian address as it is kept or typed; what is missing or empty is left out. */
interface Address {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly landmark?: string | undefined;
  readonly lga?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * An address line by line, the same on pages, in e-mails, in documents and on the picking list. A landmark is labelled, not
 * put into a phrase: people type "Opposite the bank" as well as "The bank".
 * @source design "Addresses"
 */
export function addressLines({ line1, line2, landmark, lga, state }: Address): string[] {
  const area = [lga, state].filter(Boolean).join(", ");
  return [line1, line2, landmark && `Landmark: ${landmark}`, area].flatMap((line) => line || []);
}
