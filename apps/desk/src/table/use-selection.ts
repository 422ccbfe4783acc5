import { useCallback, useMemo, useRef, useState } from "react";
import { type Selection, withRange, withRow, withRows } from "./selection.ts";

/** The selected rows of a list, and how to change them. */
export interface SelectionControl {
  readonly ids: Selection;
  /** Everything that the list's state finds was taken, also what is not read yet: its count then, else null. */
  readonly wholeView: number | null;
  /** @param isRange Shift was held: from the row pressed before to this one */
  readonly set: (id: string, isOn: boolean, shown: readonly string[], isRange: boolean) => void;
  readonly setAll: (shown: readonly string[], isOn: boolean) => void;
  readonly takeWholeView: (count: number) => void;
  readonly clear: () => void;
}

interface Selected {
  readonly ids: Selection;
  readonly wholeView: number | null;
}

const nothing: Selected = { ids: new Set(), wholeView: null };

/** Kept while the screen is open, whatever its filters show. */
export function useSelection(): SelectionControl {
  const [selected, setSelected] = useState(nothing);
  const last = useRef<string | null>(null);
  // Whatever is changed by hand is no longer all of a view.
  const change = useCallback(
    (by: (ids: Selection) => Selection) => setSelected(({ ids }) => ({ ids: by(ids), wholeView: null })),
    [],
  );
  const set = useCallback<SelectionControl["set"]>(
    (id, isOn, shown, isRange) => {
      const from = last.current;
      last.current = id;
      change((ids) => (isRange ? withRange(ids, shown, from, id, isOn) : withRow(ids, id, isOn)));
    },
    [change],
  );
  const setAll = useCallback<SelectionControl["setAll"]>(
    (shown, isOn) => change((ids) => withRows(ids, shown, isOn)),
    [change],
  );
  const takeWholeView = useCallback(
    (count: number) => setSelected(({ ids }) => ({ ids, wholeView: count })),
    [],
  );
  const clear = useCallback(() => setSelected(nothing), []);
  return useMemo(
    () => ({ ...selected, set, setAll, takeWholeView, clear }),
    [selected, set, setAll, takeWholeView, clear],
  );
}
