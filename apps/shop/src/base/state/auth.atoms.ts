import type { SessionUser } from "@precise/contract/shop/session";
import { atom } from "jotai/vanilla";
import { pathAtom } from "./path.atoms.ts";

/** Who is signed in; null for a guest, and until it is known. @source spec §3 "Auth state" */
export const authUserAtom = atom<SessionUser | null>(null);
/** Where signing in leads back to: the page that it was asked for on. @source spec §3 "initURL" */
export const initUrlAtom = atom((get) => (get(pathAtom) === "/auth" ? "/" : get(pathAtom)));
/** The address of signing in that leads back here. */
export const logInHrefAtom = atom((get) => `/auth?returnTo=${encodeURIComponent(get(initUrlAtom))}`);
export const isAuthenticatedAtom = atom((get) => get(authUserAtom) !== null);
