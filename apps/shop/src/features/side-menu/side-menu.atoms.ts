import { atom } from "jotai/vanilla";
import type { SideMenuPlace } from "./side-menu-place.ts";

/** Where in the side menu the visitor is; null while it is closed. */
export const sideMenuPlaceAtom = atom<SideMenuPlace | null>(null);
