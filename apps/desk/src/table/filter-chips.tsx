import { TextButton } from "@precise/ui/components/inputs/text-button";
import * as layouts from "#desk/styles/layouts.css.ts";
import type { Filter } from "./column.ts";
import { chip } from "./filter-chips.css.ts";
import { narrowingOf } from "./narrowing.ts";
import { withoutNarrowing } from "./table-state.ts";
import type { TableControl } from "./use-table-state.ts";

/** What narrows the list, each removable. */
export function FilterChips(props: { readonly filters: readonly Filter[]; readonly control: TableControl }) {
  const { filters, control } = props;
  const { state, change } = control;
  const narrowing = narrowingOf(state, filters);
  if (narrowing.length === 0) return null;
  return (
    <ul className={layouts.bar} role="list" aria-label="Filters in use">
      {narrowing.map(({ key, words, without }) => (
        <li key={key}>
          <button
            type="button"
            className={chip}
            aria-label={`Remove ${words}`}
            onClick={() => change(without)}
          >
            {words}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {narrowing.length > 1 && (
        <li>
          <TextButton onClick={() => change(withoutNarrowing(state))}>Clear all</TextButton>
        </li>
      )}
    </ul>
  );
}
