import { TextButton } from "@precise/ui/components/inputs/text-button";
import { type ReactNode, useEffect, useRef } from "react";
import { countText } from "#desk/parts/count-text.ts";
import { bar, count, place } from "./bulk-bar.css.ts";
import { selectionWords, shownState } from "./selection.ts";
import type { SelectionControl } from "./use-selection.ts";

/**
 * What can be done with the selected rows; it says when some of them are not shown.
 * @param total of the whole list, where all that it finds can be taken at once
 * @param narrowing what the list is narrowed by, as one text: another one ends "all in this view"
 */
export function BulkBar(props: {
  readonly selection: SelectionControl;
  readonly shown: readonly string[];
  readonly total: number | null;
  readonly narrowing: string;
  readonly children: ReactNode;
}) {
  const { selection, shown, total, narrowing, children } = props;
  const { ids, wholeView, clear, takeWholeView } = selection;
  const before = useRef(narrowing);
  useEffect(() => {
    if (before.current === narrowing) return;
    before.current = narrowing;
    if (wholeView !== null) clear();
  }, [narrowing, wholeView, clear]);
  const canTakeAll = total !== null && total > shown.length && shownState(ids, shown) === "all";
  return (
    <div role="status" className={place}>
      {ids.size > 0 && (
        <div className={bar}>
          <span className={count}>
            {wholeView === null ? selectionWords(ids, shown) : `All ${countText(wholeView)} in this view`}
          </span>
          {canTakeAll && wholeView === null && (
            <TextButton onClick={() => takeWholeView(total)}>
              Take all {countText(total)} in this view
            </TextButton>
          )}
          {children}
          <TextButton onClick={clear}>Clear</TextButton>
        </div>
      )}
    </div>
  );
}
