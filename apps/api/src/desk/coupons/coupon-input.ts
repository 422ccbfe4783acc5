import { dictionary } from "@precise/cart-core/dictionary";
import type { Refusal } from "#api/platform/http/reply.ts";

/** Those of the states that a query names, with commas between them; what is none is passed over. */
export function chosenStates<State extends string>(
  text: string | undefined,
  states: readonly State[],
): State[] {
  const wanted = (text ?? "").split(",");
  return states.filter((state) => wanted.includes(state));
}

/** The commands' names of fields, as a call has them. */
const wireFields: Readonly<Record<string, string>> = dictionary({
  boundEmail: "email",
  startsAt: "from",
  endsAt: "last_day",
});

/** A command's refusal with the field as the call names it. */
export function withWireFields(refusal: Refusal): Refusal {
  const { error } = refusal.failure;
  const field = error.field === undefined ? undefined : (wireFields[error.field] ?? error.field);
  return {
    ...refusal,
    failure: { ...refusal.failure, error: { ...error, ...(field === undefined ? {} : { field }) } },
  };
}
