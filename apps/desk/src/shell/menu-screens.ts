import { screens } from "#desk/routes/route-list.ts";
import type { Screen } from "#desk/routes/screen.ts";

type MenuScreen = Screen & { readonly menu: NonNullable<Screen["menu"]> };

/** A part of the navigation. */
interface MenuGroup {
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

/** What the navigation offers a person, in groups that have something to offer. */
export function menuGroups(permissions: readonly string[]): readonly MenuGroup[] {
  const offered = menuScreens(permissions);
  return groupNames
    .map(([key, name]) => ({ name, screens: offered.filter(({ menu }) => menu.group === key) }))
    .filter(({ screens: those }) => those.length > 0);
}

/** The same as one list. */
export function menuScreens(permissions: readonly string[]): readonly MenuScreen[] {
  return screens.flatMap((screen) => {
    const { menu, permission } = screen;
    const isOffered = menu !== undefined && (permission === undefined || permissions.includes(permission));
    return isOffered ? [{ ...screen, menu }] : [];
  });
}
