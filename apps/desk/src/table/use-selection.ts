import { useCallback, useMemo, useRef, useState } from "react";
import { type Selection, withRange, withRow, withRows } from "./selection.ts";

/** The selected rows of a list, and how to change them. */
export interface SelectionControl {
  readonly ids: Selection;
  /** @param isRange Shift was held: from the row pressed before to this one */
  readonly set: (id: string, isOn: boolean, shown: readonly string[], isRange: boolean) => void;
  readonly setAll: (shown: readonly string[], isOn: boolean) => void;
  readonly clear: () => void;
}

/** Kept while the screen is open, whatever its filters show. */
export function useSelection(): SelectionControl {
  const [ids, setIds] = useState<Selection>(new Set());
  const last = useRef<string | null>(null);
  const set = useCallback<SelectionControl["set"]>((id, isOn, shown, isRange) => {
    const from = last.current;
    last.current = id;
    setIds((now) => (isRange ? withRange(now, shown, from, id, isOn) : withRow(now, id, isOn)));
  }, []);
  const setAll = useCallback<SelectionControl["setAll"]>(
    (shown, isOn) => setIds((now) => withRows(now, shown, isOn)),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, set, setAll, clear }), [ids, set, setAll, clear]);
}
