import type { SessionUser } from "@precise/contract/session";
import { atom } from "jotai/vanilla";
import { pathAtom } from "./path.atoms.ts";

/** Who is signed in; null for a guest, and until it is known. @source SPEC §3 "Global auth state" */
export const authUserAtom = atom<SessionUser | null>(null);
/** Where signing in leads back to: the page that it was asked for on. @source SPEC §3 "initURL" */
export const initUrlAtom = atom((get) => (get(pathAtom) === "/auth" ? "/" : get(pathAtom)));
/** The address of signing in that leads back here. */
export const logInHrefAtom = atom((get) => `/auth?returnTo=${encodeURIComponent(get(initUrlAtom))}`);
/** Always null: no token stays in the browser. @source D6 */
export const tokenAtom = atom(() => null);
export const isAuthenticatedAtom = atom((get) => get(authUserAtom) !== null);
export const roleAtom = atom((get) => get(authUserAtom)?.role ?? null);
export const customerIdAtom = atom((get) => get(authUserAtom)?.customer_id ?? null);

/** The signed-in user is gone. @source SPEC §4 "sign-out success" */
export const signOutSuccessAtom = atom(null, (_get, set) => set(authUserAtom, null));
