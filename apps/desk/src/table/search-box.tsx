import { cleanLine } from "@precise/contract/wire/clean-text";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useEffect, useRef, useState } from "react";
import { box, input as inputLook } from "./search-box.css.ts";
import type { TableControl } from "./use-table-state.ts";

/** A letter is not searched for by itself: only what stays this long. */
const restMs = 250;

/** Searches the list while it is typed; `/` leads here. */
export function SearchBox({ control, hint }: { readonly control: TableControl; readonly hint: string }) {
  const { state, change } = control;
  const [typed, setTyped] = useState(state.search);
  const sent = useRef(state.search);
  // Back, a chip or a saved view has changed it.
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setTyped(state.search);
  }, [state.search]);
  const latest = useRef({ state, change });
  useEffect(() => {
    latest.current = { state, change };
  });
  useEffect(() => {
    if (cleanLine(typed) === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = cleanLine(typed);
      latest.current.change({ ...latest.current.state, search: typed }, "replace");
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={box}>
      <DeskIcon name="search" />
      <input
        type="search"
        className={inputLook}
        aria-label={`Search: ${hint}`}
        placeholder={hint}
        value={typed}
        data-search=""
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
    </div>
  );
}
