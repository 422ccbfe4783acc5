import { useKeys } from "#desk/keyboard/use-keys.ts";
import type { SelectionControl } from "./use-selection.ts";

/** What leads to a row, where its name is no link. */
const leading = "a, button, input";

/**
 * `j` and `k` go from row to row, `x` selects, Enter opens, Escape clears the selection. The row is the one that focus is
 * in; focus goes to what leads to it, so that a screen reader says it.
 * @param place the list, or all of the screen, for tables without keys of their own
 * @param isFallback asked after every list
 */
export function useRowKeys(
  place: HTMLElement | null | (() => HTMLElement | null),
  shown: readonly string[],
  selection: SelectionControl | undefined,
  isFallback = false,
): void {
  const rows = () => {
    const within = typeof place === "function" ? place() : place;
    const marked = [...(within?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    if (marked.length > 0 || within === null) return marked;
    return [...within.querySelectorAll<HTMLElement>("tbody tr")].filter((row) => row.querySelector(leading));
  };
  const current = () => document.activeElement?.closest<HTMLElement>("[data-row], tbody tr") ?? null;
  const go = (step: 1 | -1) => {
    const all = rows();
    const here = current();
    const at = here === null ? -1 : all.indexOf(here);
    const next = at === -1 ? all[0] : all[at + step];
    const first = next?.querySelector<HTMLElement>("th a") ?? next?.querySelector<HTMLElement>(leading);
    first?.focus();
  };
  useKeys(
    {
      next: () => go(1),
      previous: () => go(-1),
      ...(selection && {
        select: () => {
          const id = current()?.dataset.row;
          if (id !== undefined) selection.set(id, !selection.ids.has(id), shown, false);
        },
        close: selection.clear,
      }),
      open: () => current()?.querySelector<HTMLElement>("th a")?.click(),
    },
    isFallback,
  );
}
