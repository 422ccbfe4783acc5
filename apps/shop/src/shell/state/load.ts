import { type Atom, atom, type WritableAtom } from "jotai/vanilla";

/** Where a load stands: the specification's fetch start, success and failure. @source SPEC §4 "Fetch lifecycle events" */
export type LoadState =
  | { readonly status: "idle" | "fetching" | "success" }
  | { readonly status: "failure"; readonly message: string };

/** A fact that is fetched: how the fetch stands, and its beginning. */
export interface Load {
  readonly state: Atom<LoadState>;
  /** Fetches unless that is under way or has succeeded; never rejects. A failure leaves the fact as it was. */
  readonly start: WritableAtom<null, [], Promise<void>>;
}

interface FailureOptions {
  readonly message?: string;
  readonly onFailure?: WritableAtom<null, [], void>;
}

/** @source SPEC §8 "Category, attribute or suggestion fetch with no result" */
export const noResultMessage = "Error during get me request";

/**
 * A load that writes its result into the atom of the fact.
 * @param fetchValue undefined where there is no result; a rejection counts as one
 * @param onFailure set when the load fails, beside the failure itself
 */
export function loadInto<Value>(
  target: WritableAtom<Value, [Value], void>,
  fetchValue: () => Promise<Value | undefined>,
  { message = noResultMessage, onFailure }: FailureOptions = {},
): Load {
  const state = atom<LoadState>({ status: "idle" });
  const start = atom(null, async (get, set) => {
    const { status } = get(state);
    if (status === "fetching" || status === "success") return;
    set(state, { status: "fetching" });
    // A rejection and an answer without a result are the same event here: the message of the specification.
    const value = await fetchValue().catch(() => undefined);
    if (value === undefined) {
      set(state, { status: "failure", message });
      if (onFailure) set(onFailure);
      console.warn(message);
      return;
    }
    set(target, value);
    set(state, { status: "success" });
  });
  return { state, start };
}
