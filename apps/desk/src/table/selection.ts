/** Ids of the selected rows, also of those that a filter hides now. */
export type Selection = ReadonlySet<string>;

/** With one row selected or not. */
export function withRow(selection: Selection, id: string, isOn: boolean): Selection {
  return withRows(selection, [id], isOn);
}

/** With these rows selected or not. */
export function withRows(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const next = new Set(selection);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/**
 * With Shift: every row from the one pressed before to this one becomes as this one.
 * @param shown ids in the order of the list
 * @param from the row pressed before; where it is not shown, only this one changes
 */
export function withRange(
  selection: Selection,
  shown: readonly string[],
  from: string | null,
  to: string,
  isOn: boolean,
): Selection {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start === -1 || end === -1) return withRow(selection, to, isOn);
  return withRows(selection, shown.slice(Math.min(start, end), Math.max(start, end) + 1), isOn);
}

/** Whether all of the shown rows are selected, some, or none. */
export function shownState(selection: Selection, shown: readonly string[]): "all" | "some" | "none" {
  const count = shown.filter((id) => selection.has(id)).length;
  if (count === 0) return "none";
  return count === shown.length ? "all" : "some";
}

/** "3 selected, 1 not shown". */
export function selectionWords(selection: Selection, shown: readonly string[]): string {
  const hidden = selection.size - shown.filter((id) => selection.has(id)).length;
  return hidden === 0 ? `${selection.size} selected` : `${selection.size} selected, ${hidden} not shown`;
}
