import { type Kobo, kobo } from "../money/money.ts";
import type { DeliveryTier } from "./delivery-fee.ts";
import { freeForGoodFrom } from "./free-delivery.ts";
import { type TierRow, tierFaults, tierGaps } from "./tier-table.ts";

/** States with a fee table of their own. A flat fee is a table of one row. */
export interface DeliveryZone {
  readonly name: string;
  readonly states: readonly string[];
  readonly tiers: readonly DeliveryTier[];
}

/** What delivery costs everywhere: zones of states, and the table of all other states. */
export interface DeliveryRates {
  readonly tiers: readonly DeliveryTier[];
  /** None where the total alone decides. */
  readonly zones?: readonly DeliveryZone[] | undefined;
}

/** A zone in whole naira, as it travels and as the owner types it. */
export interface ZoneRow {
  readonly name: string;
  readonly states: readonly string[];
  readonly tiers: readonly TierRow[];
}

/** What is wrong with a zone, as a sentence; `path` is below the list of zones: `1.states.0`. */
export interface ZoneFault {
  readonly path: string;
  readonly message: string;
}

/**
 * The fee table that counts for an address.
 * @param state of the address; undefined while it is not known: then it is the table of all other states
 * @source decision 099
 */
export function tiersForState(
  { tiers, zones = [] }: DeliveryRates,
  state: string | undefined,
): readonly DeliveryTier[] {
  return zones.find(({ states }) => states.some((each) => each === state))?.tiers ?? tiers;
}

/** Whether the fee depends on a state that nobody has named yet. */
export function dependsOnState({ zones = [] }: DeliveryRates, state: string | undefined): boolean {
  return state === undefined && zones.length > 0;
}

/** From what total delivery costs nothing wherever it goes, and stays free; null where some state has no such total. */
export function freeEverywhereFrom({ tiers, zones = [] }: DeliveryRates): Kobo | null {
  const each = [tiers, ...zones.map((zone) => zone.tiers)].map(freeForGoodFrom);
  const known = each.filter((from) => from !== null);
  return known.length === each.length ? kobo(Math.max(...known)) : null;
}

/**
 * What keeps zones from being one answer for each address: a state in two of them or twice in one, a name twice, rows that are no
 * table, and totals without a fee. More goods may cost less, as in the table of all states: the advisor explains each such fall.
 * @source decision 099, design D3
 */
export function zoneFaults(zones: readonly ZoneRow[]): ZoneFault[] {
  const zoneOf = new Map<string, string>();
  const names = new Set<string>();
  return zones.flatMap(({ name, states, tiers }, place) => {
    const faults: ZoneFault[] = [];
    const key = name.trim().toLowerCase();
    if (names.has(key)) faults.push({ path: `${place}.name`, message: `There are two zones “${name}”.` });
    names.add(key);
    for (const [at, state] of states.entries()) {
      const other = zoneOf.get(state);
      if (other !== undefined)
        faults.push({
          path: `${place}.states.${at}`,
          message: `${state} is in “${other}” already: a state has one fee.`,
        });
      else zoneOf.set(state, name);
    }
    const rows = tierFaults(tiers);
    faults.push(
      ...rows.map(({ row, field, message }) => ({
        path: `${place}.tiers.${row}.${field}`,
        message: `“${name}”, row ${row + 1}: ${message}`,
      })),
    );
    return rows.length > 0 ? faults : [...faults, ...gapFaults(name, place, tiers)];
  });
}

function gapFaults(name: string, place: number, tiers: readonly TierRow[]): ZoneFault[] {
  return tierGaps(tiers).map(({ from, to }) => {
    const after = tiers.findLastIndex((row) => row.from < from);
    const totals =
      to === null
        ? `from ₦${from.toLocaleString("en")}`
        : `of ₦${from.toLocaleString("en")} to ₦${to.toLocaleString("en")}`;
    return {
      path: after < 0 ? `${place}.tiers.0.from` : `${place}.tiers.${after}.to`,
      message: `“${name}”: totals ${totals} have no fee.`,
    };
  });
}
