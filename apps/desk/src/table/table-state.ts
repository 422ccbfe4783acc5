import { cleanLine } from "@precise/contract/wire/clean-text";
import type { ScreenSearch } from "#desk/address/search-text.ts";
import type { Column, Filter } from "./column.ts";

/** What a person has made of a list; all of it is in the address. */
export interface TableState {
  readonly search: string;
  readonly sort: Sort | null;
  /** Chosen values by filter; a filter without is left out. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Keys of the shown columns, in their order. */
  readonly columns: readonly string[];
  readonly density: Density;
}

export type Density = "dense" | "roomy";

export interface Sort {
  readonly key: string;
  readonly isDown: boolean;
}

/** What can be made of it. */
export interface TableShape {
  readonly columns: readonly Pick<Column<never>, "key" | "sort" | "isSpare">[];
  readonly filters: readonly Pick<Filter, "key">[];
  /** How the list comes; without, that is the API's choice. */
  readonly sort?: Sort;
}

/** Keys of the address that are not a filter's. */
const own = { search: "q", sort: "sort", columns: "columns", density: "density" } as const;

/** Reads a list's state from an address; what the list does not know is not in it. */
export function readTableState(address: ScreenSearch, shape: TableShape): TableState {
  const known = new Set(shape.columns.map(({ key }) => key));
  const chosen = (address[own.columns] ?? "").split(",").filter((key) => known.has(key));
  return {
    search: address[own.search] ?? "",
    sort: readSort(address[own.sort], shape) ?? shape.sort ?? null,
    filters: Object.fromEntries(
      shape.filters.flatMap(({ key }) => {
        const values = (address[key] ?? "").split(",").filter(Boolean);
        return values.length > 0 ? [[key, values]] : [];
      }),
    ),
    columns: chosen.length > 0 ? inOrder(chosen, shape) : defaultColumns(shape),
    density: address[own.density] === "roomy" ? "roomy" : "dense",
  };
}

/** The address of a state. What is as the list comes is left out; what is not the list's stays. */
export function writeTableState(state: TableState, shape: TableShape, address: ScreenSearch): ScreenSearch {
  const { sort, columns } = state;
  const mine: Record<string, string> = {
    [own.search]: cleanLine(state.search),
    [own.sort]: sort === null || isSameSort(sort, shape.sort) ? "" : sortText(sort),
    [own.columns]: columns.join() === defaultColumns(shape).join() ? "" : columns.join(),
    [own.density]: state.density === "dense" ? "" : state.density,
  };
  for (const { key } of shape.filters) mine[key] = (state.filters[key] ?? []).join();
  return Object.fromEntries(Object.entries({ ...address, ...mine }).filter(([, value]) => value !== ""));
}

/** A sort as the address and the calls write it: `placed_at`; `-placed_at` from the largest down. */
export function sortText({ key, isDown }: Sort): string {
  return isDown ? `-${key}` : key;
}

/** After a press on a column's head: its own direction first, then the other one. */
export function nextSort(sort: Sort | null, { key, sort: first }: Pick<Column<never>, "key" | "sort">): Sort {
  return { key, isDown: sort?.key === key ? !sort.isDown : first === "down" };
}

/** A state with one value of a filter chosen or not. */
export function withFilter(state: TableState, key: string, value: string, isOn: boolean): TableState {
  const others = (state.filters[key] ?? []).filter((each) => each !== value);
  return withValues(state, key, isOn ? [...others, value] : others);
}

/** A state with these values of a filter and no others. */
export function withValues(state: TableState, key: string, values: readonly string[]): TableState {
  const { [key]: _, ...others } = state.filters;
  return { ...state, filters: values.length > 0 ? { ...others, [key]: values } : others };
}

/** A state that narrows nothing; columns, sort and density stay. */
export function withoutNarrowing(state: TableState): TableState {
  return { ...state, search: "", filters: {} };
}

/** A state that shows a column or not. */
export function withColumn(state: TableState, shape: TableShape, key: string, isOn: boolean): TableState {
  const chosen = isOn ? [...state.columns, key] : state.columns.filter((each) => each !== key);
  return { ...state, columns: inOrder(chosen, shape) };
}

/** The value of a filter that is the only one chosen: several are as none, for a call that takes one. */
export function onlyChosen<Value extends string>(
  values: readonly Value[],
  chosen: readonly string[] = [],
): Value | undefined {
  return chosen.length === 1 ? values.find((each) => each === chosen[0]) : undefined;
}

function readSort(text: string | undefined, shape: TableShape): Sort | null {
  const key = text?.replace(/^-/, "");
  const isSortable = shape.columns.some((column) => column.key === key && column.sort !== undefined);
  return key !== undefined && isSortable ? { key, isDown: text?.startsWith("-") === true } : null;
}

function isSameSort(sort: Sort, other: Sort | undefined): boolean {
  return sort.key === other?.key && sort.isDown === other.isDown;
}

function defaultColumns({ columns }: TableShape): readonly string[] {
  return columns.filter(({ isSpare }) => !isSpare).map(({ key }) => key);
}

/** The first column names the rows: it is always there. */
function inOrder(chosen: readonly string[], { columns }: TableShape): readonly string[] {
  return columns.flatMap(({ key }, index) => (index === 0 || chosen.includes(key) ? [key] : []));
}
