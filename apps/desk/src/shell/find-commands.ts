import { cleanLine } from "@precise/contract/wire/clean-text";
import type { DeskIconName } from "@precise/ui/components/text/desk-icon";
import type { Screen } from "#desk/routes/screen.ts";

/** Somewhere to go. */
export interface Command {
  readonly name: string;
  readonly href: string;
  readonly icon: DeskIconName;
  /** What is good to know before one goes there. */
  readonly about?: string;
}

/**
 * What the command palette offers for what is typed: screens whose name has each of its words at the start of a word of
 * theirs, then settings of that name, then the records that were found, then a search in the orders; what was found comes first where what is typed
 * has a figure, as a number, a phone or an amount has.
 * @param screens those of the person's navigation
 */
export function findCommands(
  typed: string,
  screens: readonly Screen[],
  permissions: readonly string[],
  records: readonly Command[] = [],
  settings: readonly Command[] = [],
): readonly Command[] {
  const text = cleanLine(typed);
  const goes = screens
    .filter(({ name }) => startsWords(name, text))
    .map(({ name, path, menu }) => ({ name, href: path, icon: menu?.icon ?? ("chevron-right" as const) }));
  if (text === "" || !permissions.includes("order.read")) return [...goes, ...settings, ...records];
  const search: Command = {
    name: `Orders with “${text}”`,
    href: `/orders?q=${encodeURIComponent(text)}`,
    icon: "search",
  };
  return /\d/.test(text)
    ? [...records, search, ...goes, ...settings]
    : [...goes, ...settings, ...records, search];
}

function startsWords(name: string, text: string): boolean {
  const words = name.toLowerCase().split(/[\s-]+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
