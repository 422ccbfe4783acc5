import type { TodayEntry } from "@precise/contract/desk/today";
import { screens } from "#desk/routes/route-list.ts";
import type { Screen } from "#desk/routes/screen.ts";

type MenuScreen = Screen & { readonly menu: NonNullable<Screen["menu"]> };

/** A part of the navigation. */
export interface MenuGroup {
  readonly name: string;
  readonly screens: readonly MenuScreen[];
}

const groupNames = [
  ["work", "Daily work"],
  ["people", "People"],
  ["money", "Money"],
  ["goods", "Goods"],
  ["house", "The shop"],
] as const;

/** What the navigation offers a person, in groups that have something to offer: what they do most comes first. */
export function menuGroups(permissions: readonly string[]): readonly MenuGroup[] {
  const offered = menuScreens(permissions);
  const first = mainGroup(permissions);
  return groupNames
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    .map(([key, name]) => ({ name, screens: offered.filter(({ menu }) => menu.group === key) }))
    .filter(({ screens: those }) => those.length > 0);
}

/** Who books money and moves no orders works with money. */
function mainGroup(permissions: readonly string[]): (typeof groupNames)[number][0] {
  const may = (permission: string) => permissions.includes(permission);
  return may("payment.confirm") && !may("order.move") && !may("order.write") ? "money" : "work";
}

/** How many things wait behind each screen of the navigation. @param entries what Today lists */
export function countsByPath(entries: readonly TodayEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { link, count } of entries) {
    const path = link.split("?", 1)[0] ?? "";
    const screen = path.startsWith("/appointments/") ? "/appointments" : path;
    counts.set(screen, (counts.get(screen) ?? 0) + count);
  }
  return counts;
}

/** The same as one list. */
export function menuScreens(permissions: readonly string[]): readonly MenuScreen[] {
  return screens.flatMap((screen) => {
    const { menu, permission } = screen;
    const isOffered = menu !== undefined && (permission === undefined || permissions.includes(permission));
    return isOffered ? [{ ...screen, menu }] : [];
  });
}
