import { atom } from "jotai/vanilla";

/** Path of the page that is shown. @source spec §3 "path" */
export const pathAtom = atom("/");
/** True in client mode. @source spec §4 "Client mode", design D9 */
export const clientAtom = atom((get) => get(pathAtom).split("/")[1] === "clients");
/** False where nothing leads away from paying, and in client mode. @source spec §2 "Hidden frame parts" */
export const showFooterAtom = atom(
  (get) => !get(clientAtom) && !/^\/(?:checkout|shopping-cart)(?:\/|$)/.test(get(pathAtom)),
);
