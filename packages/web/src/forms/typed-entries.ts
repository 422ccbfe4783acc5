import { isRecord, parseJson } from "@precise/cart-core/json";
import { cutText } from "@precise/contract/wire/cut-text";

/** What was typed into a form's fields, by their names; what was never typed is missing. */
export type Entries<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Session storage: what is typed into forms that are not sent yet, by the form's name. @source design D7 */
export const typedEntriesKey = "checkoutTyped";

/** Remembers the entries of a form, until it is forgotten. Kept in this tab only. */
export function keepTyped(form: string, entries: Entries): void {
  try {
    sessionStorage.setItem(typedEntriesKey, JSON.stringify({ ...stored(), [form]: entries }));
  } catch {
    // Full or blocked: a reload then shows what was sent last.
  }
}

/**
 * What was typed into a form before the page was left or loaded again; null where there is nothing.
 * @param longestKept most characters of each field that the form has
 */
export function readTyped<Field extends string>(
  form: string,
  longestKept: Readonly<Record<Field, number>>,
): Entries<Field> | null {
  try {
    const entries = stored()[form];
    if (!isRecord(entries)) return null;
    // Its keys are the fields: they come from `longestKept`.
    return Object.fromEntries(
      Object.entries<number>(longestKept).flatMap(([field, most]) => {
        const text = entries[field];
        return typeof text === "string" ? [[field, cutText(text, most)]] : [];
      }),
    ) as Entries<Field>;
  } catch {
    // Blocked: there is nothing to bring back.
    return null;
  }
}

/** Forgets it: what was typed has been sent. @param form its name; without it, all of them */
export function forgetTyped(form?: string): void {
  try {
    if (form === undefined) sessionStorage.removeItem(typedEntriesKey);
    else sessionStorage.setItem(typedEntriesKey, JSON.stringify({ ...stored(), [form]: undefined }));
  } catch {
    // Blocked storage holds nothing.
  }
}

/** @throws DOMException where storage is blocked */
function stored(): Record<string, unknown> {
  const kept = parseJson(sessionStorage.getItem(typedEntriesKey));
  return isRecord(kept) ? kept : {};
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Brings entries back into a form; a field that has been changed meanwhile keeps its value. */
export function fillForm(form: HTMLFormElement, entries: Entries): void {
  for (const [name, text] of Object.entries(entries)) {
    if (text === undefined) continue;
    const controls = controlsOf(form, name);
    if (!controls.every(isAsItCame)) continue;
    for (const control of controls) {
      if (isRadio(control)) control.checked = control.value === text;
      else if (control instanceof HTMLSelectElement) choose(control, text);
      else control.value = text;
    }
  }
}

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.querySelectorAll<Control>(`[name="${name}"]`)];
}

/** Those of a form's entries that someone has changed since the page came. */
export function changedEntries<Field extends string>(
  form: HTMLFormElement,
  entries: Entries<Field>,
): Entries<Field> {
  // Its keys are the fields: they come from `entries`.
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => !controlsOf(form, name).every(isAsItCame)),
  ) as Entries<Field>;
}

/** No one has changed it since the page came. */
function isAsItCame(control: Control): boolean {
  if (isRadio(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const options = [...control.options];
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return first === undefined || first.selected;
}

function isRadio(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

/** Notifies what depends on the choice. */
function choose(select: HTMLSelectElement, text: string): void {
  if (select.value === text || ![...select.options].some(({ value }) => value === text)) return;
  select.value = text;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
