const wrong = '[aria-invalid="true"], [id$="-error"]';
const focusable = "input, select, textarea, button, [tabindex]";

/**
 * Moves focus to the first field in the order of the page that is marked as wrong; where a sentence says what is wrong with
 * several fields, to the sentence. What is folded up around it opens.
 * @param root the form, dialog or page that was sent
 * @returns false where nothing is marked, or not yet
 */
export function focusFirstWrong(root: Element): boolean {
  const first = root.querySelector<HTMLElement>(wrong);
  if (first === null) return false;
  const folded = first.closest<HTMLDetailsElement>("details:not([open])");
  if (folded) folded.open = true;
  const field = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable);
  if (field === null) first.tabIndex = -1;
  (field ?? first).focus();
  return true;
}

/** What was sent by a press or by Enter: the form, else the dialog or the page around the button. */
export function sentRoot(target: EventTarget | null | undefined): Element {
  const element = target instanceof Element ? target : document.body;
  return element.closest("form, [role=dialog], main") ?? document.body;
}
