/**
 * What a shopper was doing when the listing was narrowed. The plain listing and the narrowed one are two routes, and the
 * page of one is made again with every answer: what must outlive it is kept here.
 */
export interface NarrowingMemory {
  /** The field or chip that was last used. */
  used: { readonly name: string; readonly value: string } | { readonly chip: number } | "page" | null;
  /** The field that is typed in while an answer is on its way; it may have left the page by then. */
  typed: HTMLInputElement | null;
  /** Whether what was last checked could not be sent. */
  isWrong: boolean;
  /** Filters that were opened or shut by hand. */
  readonly opened: Map<string, boolean>;
  /** How far the column of filters was scrolled. */
  scrollTop: number;
  /** How far the page was. */
  pageTop: number;
  /** The address that was asked for; null when the page came in another way. */
  asked: string | null;
}

export const narrowingMemory: NarrowingMemory = {
  used: null,
  typed: null,
  isWrong: false,
  opened: new Map(),
  scrollTop: 0,
  pageTop: 0,
  asked: null,
};

/** Ids of what the focus may go back to. */
export const resultsId = "results";
export const chipsId = "active-filters";

/** Puts a form that was made again back to where its shopper left it; before anything is painted. */
export function putBack(form: HTMLFormElement, memory: NarrowingMemory): void {
  for (const details of form.querySelectorAll<HTMLDetailsElement>("details[data-code]")) {
    const isOpen = memory.opened.get(details.dataset.code ?? "");
    if (isOpen !== undefined) details.open = isOpen;
  }
  form.scrollTop = memory.scrollTop;
  if (memory.typed === null) return;
  const { name, value, selectionStart, selectionEnd } = memory.typed;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) {
    field.value = value;
    field.focus({ preventScroll: true });
    // What was selected is what the next key replaces.
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** The focus where it was; on the results where the focused element is gone. Never takes it from elsewhere. */
export function giveFocusBack(form: HTMLFormElement, { used }: NarrowingMemory): void {
  if (used === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
  const target = targetOf(form, used) ?? document.getElementById(resultsId);
  target?.focus({ preventScroll: true });
}

function targetOf(
  form: HTMLFormElement,
  used: Exclude<NarrowingMemory["used"], null>,
): HTMLElement | undefined {
  if (used === "page") return undefined;
  if ("chip" in used) {
    const chips = document.querySelectorAll<HTMLElement>(`#${chipsId} a`);
    return chips[Math.min(used.chip, chips.length - 1)];
  }
  return [...form.elements].find(
    (field): field is HTMLElement =>
      (field instanceof HTMLSelectElement && field.name === used.name) ||
      (field instanceof HTMLInputElement &&
        field.name === used.name &&
        (field.type === "text" || field.value === used.value)),
  );
}
