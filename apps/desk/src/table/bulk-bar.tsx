import { TextButton } from "@precise/ui/components/inputs/text-button";
import type { ReactNode } from "react";
import { bar, count } from "./bulk-bar.css.ts";
import { selectionWords } from "./selection.ts";
import type { SelectionControl } from "./use-selection.ts";

/** What can be done with the selected rows; it says when some of them are not shown. */
export function BulkBar(props: {
  readonly selection: SelectionControl;
  readonly shown: readonly string[];
  readonly children: ReactNode;
}) {
  const { selection, shown, children } = props;
  return (
    <div role="status">
      {selection.ids.size > 0 && (
        <div className={bar}>
          <span className={count}>{selectionWords(selection.ids, shown)}</span>
          {children}
          <TextButton onClick={selection.clear}>Clear</TextButton>
        </div>
      )}
    </div>
  );
}
