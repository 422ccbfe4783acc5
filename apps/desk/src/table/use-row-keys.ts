import { useKeys } from "#desk/keyboard/use-keys.ts";
import type { SelectionControl } from "./use-selection.ts";

/**
 * `j` and `k` go from row to row, `x` selects, Enter opens, Escape clears the selection. The row is the one that focus is
 * in; focus goes to what leads to it, so that a screen reader says it.
 */
export function useRowKeys(
  place: HTMLElement | null,
  shown: readonly string[],
  selection: SelectionControl | undefined,
): void {
  const rows = () => [...(place?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const current = () => document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
  const go = (step: 1 | -1) => {
    const all = rows();
    const here = current();
    const at = here === null ? -1 : all.indexOf(here);
    const next = at === -1 ? all[0] : all[at + step];
    const leading =
      next?.querySelector<HTMLElement>("th a") ?? next?.querySelector<HTMLElement>("a, button, input");
    leading?.focus();
  };
  useKeys({
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
  });
}
