import type { ReactNode } from "react";

/** One column of a list. The first one names the row: an order's number, an article's SKU. */
export interface Column<Row> {
  /** In the address and in saved views; never renamed. */
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and amounts end where the column ends, so that their digits line up. */
  readonly align?: "start" | "end";
  /** The API sorts by it, first in this direction; without, it cannot be sorted. */
  readonly sort?: "up" | "down";
  /** Takes the room that is left, and cuts its text off there. */
  readonly isGrowing?: boolean;
  /** Shown only when it is chosen. */
  readonly isSpare?: boolean;
  /** On a phone's card: a line of its own, left out, on the line it is on, after the others, there on a line of its own, or a number without its head. */
  readonly onCard?: "line" | "none" | "short" | "last" | "lastLine" | "bare";
}

/** A filter of a list, by its key in the address and in the call. */
export interface Filter {
  readonly key: string;
  readonly name: string;
  /** What can be chosen, several at once; without, a day is chosen. */
  readonly options?: readonly FilterOption[];
  /** A number between two ends, `5..20` in the address, beside the options; its unit where it has one. */
  readonly range?: { readonly unit: string | null };
  /** In one menu with others of its kind: a list with very many. */
  readonly isFurther?: boolean;
  /** Links lead to it, and its chip leads away: there is no menu. */
  readonly isChipOnly?: boolean;
}

export interface FilterOption {
  readonly value: string;
  readonly name: string;
}

/** Choices of a filter with the names that people read. @param values those to choose from, in this order; without, all of the names */
export function optionsOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(names) as Value[],
): readonly FilterOption[] {
  return values.map((value) => ({ value, name: names[value] }));
}
