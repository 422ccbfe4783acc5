import { useEffect, useState } from "react";
import { nextActive } from "./next-active.ts";
import type { SearchField } from "./use-search-field.ts";

/**
 * Makes the field the combobox of a list: the arrow keys walk through its options while the focus stays in the field.
 * @param optionIds ids of the options, in the order of the page
 * @returns id of the active option
 * @source ARIA APG "Editable Combobox With List Autocomplete"
 */
export function useCombobox(
  { input, isOpen, close }: SearchField,
  listId: string,
  optionIds: readonly string[],
): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  // An option that is gone is no longer active: its place may belong to another option now.
  const activeId = isOpen && chosen !== null && optionIds.includes(chosen) ? chosen : null;

  useEffect(() => {
    const field = input();
    if (field === null) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isOpen),
      ...(isOpen && { "aria-controls": listId }),
      ...(activeId !== null && { "aria-activedescendant": activeId }),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of ["aria-controls", "aria-activedescendant"]) field.removeAttribute(name);
    };
  }, [input, isOpen, listId, activeId]);

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  useEffect(() => {
    const field = input();
    if (field === null) return;
    const onKey = (event: KeyboardEvent) => {
      // A word that is still being composed (accents, other scripts) has the keys for itself.
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape" && isOpen) {
        // The first press closes the panel; the browser's own (emptying the field) is the second. On phones the
        // screen that holds both closes.
        if (field.closest(":popover-open") === null) event.preventDefault();
        close();
      } else if (event.key === "Enter" && activeId !== null) {
        event.preventDefault();
        document.getElementById(activeId)?.click();
      } else if (isOpen) {
        const next = nextActive(event.key, activeId, optionIds);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
      }
    };
    const forget = () => setChosen(null);
    field.addEventListener("keydown", onKey);
    field.addEventListener("input", forget);
    return () => {
      field.removeEventListener("keydown", onKey);
      field.removeEventListener("input", forget);
    };
  }, [input, isOpen, close, activeId, optionIds]);

  return activeId;
}
