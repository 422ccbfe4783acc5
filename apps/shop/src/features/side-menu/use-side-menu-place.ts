import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect } from "react";
import { categoryAtom } from "#shop/base/state/catalogue.atoms.ts";
import { sideMenuPlaceAtom } from "./side-menu.atoms.ts";
import { placeOfHistory, type SideMenuPlace, type TabView } from "./side-menu-place.ts";

/**
 * The menu's place, kept in the browser's history: opening the menu is one step forward and a subcategory another, so Back
 * goes to the view before and then closes; a tab takes the place of the one before.
 */
export function useSideMenuPlace() {
  const place = useAtomValue(sideMenuPlaceAtom);
  const setPlace = useSetAtom(sideMenuPlaceAtom);
  const setCategory = useSetAtom(categoryAtom);
  useEffect(() => {
    const follow = () => {
      const there = placeOfHistory(history.state);
      setPlace(there);
      setCategory(there?.view === "subcategory" ? there.categoryId : null);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [setPlace, setCategory]);

  const go = (next: SideMenuPlace, how: "pushState" | "replaceState") => {
    // The router keeps its own part of the state.
    history[how]({ ...history.state, sideMenu: next }, "");
    setPlace(next);
    setCategory(next.view === "subcategory" ? next.categoryId : null);
  };
  return {
    place,
    open: () => go({ view: "shop" }, "pushState"),
    showTab: (view: TabView) => go({ view }, "replaceState"),
    openCategory: (categoryId: number) => go({ view: "subcategory", categoryId }, "pushState"),
    back: () => history.back(),
    /** @param then runs on the page's own entry of the history, when the menu's are left */
    close: (then?: () => void) => {
      if (then) window.addEventListener("popstate", () => then(), { once: true });
      history.go(place?.view === "subcategory" ? -2 : -1);
    },
  };
}
