import { screens } from "#desk/routes/route-list.ts";
import type { Screen } from "#desk/routes/screen.ts";

type MenuScreen = Screen & { readonly menu: NonNullable<Screen["menu"]> };

/** What the navigation offers a person, in groups that have something to offer. */
export function menuGroups(permissions: readonly string[]): readonly (readonly MenuScreen[])[] {
  const offered = menuScreens(permissions);
  return (["work", "people", "money", "goods", "house"] as const)
    .map((group) => offered.filter(({ menu }) => menu.group === group))
    .filter((group) => group.length > 0);
}

/** The same as one list. */
export function menuScreens(permissions: readonly string[]): readonly MenuScreen[] {
  return screens.flatMap((screen) => {
    const { menu, permission } = screen;
    const isOffered = menu !== undefined && (permission === undefined || permissions.includes(permission));
    return isOffered ? [{ ...screen, menu }] : [];
  });
}
