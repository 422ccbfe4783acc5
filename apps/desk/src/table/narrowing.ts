import { cleanLine } from "@precise/contract/wire/clean-text";
import type { Filter } from "./column.ts";
import { type TableState, withFilter } from "./table-state.ts";

/** One thing that narrows a list, and the state without it. */
export interface Narrowing {
  readonly key: string;
  /** "Stage: Packed", "Search: lagos". */
  readonly words: string;
  readonly without: TableState;
}

/** Everything that narrows a list, in the order of its filters. A value that no option names shows as it is. */
export function narrowingOf(state: TableState, filters: readonly Filter[]): readonly Narrowing[] {
  const search = cleanLine(state.search);
  const searching =
    search === "" ? [] : [{ key: "q", words: `Search: ${search}`, without: { ...state, search: "" } }];
  const filtering = filters.flatMap(({ key, name, options, range }) =>
    (state.filters[key] ?? []).map((value) => ({
      key: `${key}=${value}`,
      words: `${name}: ${options?.find((option) => option.value === value)?.name ?? rangeWords(value, range?.unit)}`,
      without: withFilter(state, key, value, false),
    })),
  );
  return [...searching, ...filtering];
}

/** `5..20` as people say it; any other value as it is. */
function rangeWords(value: string, unit: string | null | undefined): string {
  const [, from, to] = /^([^.]*(?:\.\d+)?)\.\.(.*)$/.exec(value) ?? [];
  if (from === undefined || to === undefined) return value;
  const of = unit ? ` ${unit}` : "";
  if (from === "") return `up to ${to}${of}`;
  return to === "" ? `${from}${of} and more` : `${from} to ${to}${of}`;
}
