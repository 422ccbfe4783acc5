import { atom } from "jotai/vanilla";

/** Path of the page that is shown. @source SPEC §3 "path" */
export const pathAtom = atom("/");
/** True in client mode. @source SPEC §4 "Client mode follows from the path containing /clients", D9 */
export const clientAtom = atom((get) => get(pathAtom).split("/")[1] === "clients");
/** False where nothing leads away from paying, and in client mode. @source SPEC §2 "The footer and top bar are hidden" */
export const showFooterAtom = atom(
  (get) => !get(clientAtom) && !/^\/(?:checkout|shopping-cart)(?:\/|$)/.test(get(pathAtom)),
);
