import type { PoolUser } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import { type SimulatedPerson, simulatedPerson } from "./simulated-person.ts";

/** Whom a name means, known or not: codes, guesses and challenges of both are kept and counted alike. */
export interface NamedPerson {
  readonly user: PoolUser | undefined;
  /** The user name, or the one that was made up for someone unknown. */
  readonly owner: string;
  readonly simulated: SimulatedPerson;
}

/** @param name as it was typed: an e-mail, or a user name */
export function personNamed(store: PoolStore, name: string): NamedPerson {
  const user = store.userNamed(name);
  // Made for every name: neither the answer nor the time that it takes may reveal who is known.
  const simulated = simulatedPerson(store.readSetting("simulation_secret") ?? "", name);
  return { user, owner: user?.username ?? simulated.userId, simulated };
}

/** Where a code may go that opens the account: an address that was confirmed. Null for everyone else. */
export function provenEmail(user: PoolUser | undefined): string | null {
  if (user === undefined || user.identity !== undefined || user.attributes.email_verified !== "true")
    return null;
  return user.attributes.email ?? null;
}
