/** The reference with which Paystack sends a payer back, as far as what an address names can be one. It proves nothing. */
export function returnedReference(text: unknown): string | undefined {
  return typeof text === "string" && /^[A-Za-z0-9.=-]{1,100}$/.test(text) ? text : undefined;
}
