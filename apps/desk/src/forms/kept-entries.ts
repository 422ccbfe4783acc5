import { isRecord, parseJson } from "@precise/cart-core/json";

/** sessionStorage: what is typed into forms and not saved, by the form's name; of this tab only. */
const storageKey = "deskTyped";

/** Remembers what is typed into a form, until it is saved or thrown away. */
export function keepEntries(form: string, entries: unknown): void {
  write({ ...stored(), [form]: entries });
}

/** What was typed into a form before the page was closed or loaded again; null where there is nothing. */
export function keptEntries(form: string): Readonly<Record<string, unknown>> | null {
  const entries = stored()[form];
  return isRecord(entries) ? entries : null;
}

export function forgetEntries(form: string): void {
  const { [form]: _, ...others } = stored();
  write(others);
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const kept = parseJson(sessionStorage.getItem(storageKey));
    return isRecord(kept) ? kept : {};
  } catch {
    // Storage is blocked: nothing is kept.
    return {};
  }
}

function write(forms: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(forms));
  } catch {
    // Full or blocked: the form keeps what is on the page.
  }
}
