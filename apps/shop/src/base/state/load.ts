import { type Atom, atom, type WritableAtom } from "jotai/vanilla";

/** Where a load stands: the specification's fetch start, success and failure. @source spec §4 "Fetch events" */
export type LoadState =
  | { readonly status: "idle" | "fetching" | "success" }
  | { readonly status: "failure"; readonly message: string };

/** A fact that is fetched: how the fetch stands, and its beginning. */
export interface Load {
  readonly state: Atom<LoadState>;
  /** Fetches unless that has succeeded; waits where it is under way; never rejects. A failure leaves the fact as it was, or makes it what the load says. */
  readonly start: WritableAtom<null, [], Promise<void>>;
}

interface LoadOptions<Value> {
  readonly message?: string;
  /** What the fact is when the load fails; without it the fact stays as it was. */
  readonly valueOnFailure?: Value;
  /** Called with the fact: true where it has become another since it was fetched. */
  readonly isOver?: (value: Value) => boolean;
}

/** @source spec §8 "Failed fetch" */
export const noResultMessage = "Error during get me request";

/**
 * A load that writes its result into the atom of the fact. Not React Query: menus are opened on every page, and only the
 * search panel and the cart's page bring that library (decision 049).
 * @param fetchValue undefined where there is no result; a rejection counts as one
 */
export function loadInto<Value>(
  target: WritableAtom<Value, [Value], void>,
  fetchValue: () => Promise<Value | undefined>,
  { message = noResultMessage, valueOnFailure, isOver }: LoadOptions<Value> = {},
): Load {
  const state = atom<LoadState>({ status: "idle" });
  let underWay: Promise<void> | undefined;
  const fetchIt = atom(null, async (_get, set) => {
    set(state, { status: "fetching" });
    // A rejection and an answer without a result are the same event here: the message of the specification.
    const value = await fetchValue().catch(() => undefined);
    if (value === undefined) {
      set(state, { status: "failure", message });
      if (valueOnFailure !== undefined) set(target, valueOnFailure);
      console.warn(message);
      return;
    }
    set(target, value);
    set(state, { status: "success" });
  });
  const start = atom(null, (get, set) => {
    if (get(state).status === "success" && !isOver?.(get(target))) return Promise.resolve();
    underWay ??= set(fetchIt).finally(() => {
      underWay = undefined;
    });
    return underWay;
  });
  return { state, start };
}
