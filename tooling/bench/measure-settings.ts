import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDeskSession, postAtDesk } from "@precise/budgets/desk-session";
import { pageAddresses } from "@precise/budgets/page-addresses";
import { PlainFailure } from "@precise/run/plain-failure";
import { type ServerProcess, startProcesses } from "@precise/run/start-processes";
import { openTestPostgres } from "@precise/run/test-postgres";
import { settingShownBudgetS } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";

/** How long a change is waited for: three times its budget. */
const patienceMs = 15_000;

/** Addresses of two of the API and two of the shop on one PostgreSQL, of a trade area, and of a door before all of them. */
interface TwoOfEach {
  readonly apis: readonly [string, string];
  readonly shops: readonly [string, string];
  readonly trade: string;
  readonly door: string;
  readonly desk: string;
}

/** Saved at the desk of the first API; then every one of its pages must say `says`. */
interface Change {
  readonly kind: string;
  readonly key: string;
  readonly value: object;
  readonly says: string;
  /** What the API answers where it does not say it in the same words. */
  readonly apiSays?: string;
  readonly api?: string;
  readonly pages: readonly string[];
  /** The trade area's pages say it, too. */
  readonly isInTrade?: true;
}

/**
 * Times how long a change of the settings takes, from its saving at one API until every page that shows it does: on both APIs, on both
 * shops, in the trade area and through the door.
 */
export async function measureSettings(
  context: BenchContext,
  distDirs: readonly [string, string],
): Promise<Figure[]> {
  const { progress } = context;
  const two = await progress.step("two of each", () => startTwoOfEach(context, distDirs));
  const cookie = await openDeskSession("owner", two.desk, two.apis[0]);
  const figures: Figure[] = [];
  for (const change of await changesOf(two)) {
    const places = placesOf(two, change);
    for (const address of places.flatMap(({ addresses }) => addresses)) await textOf(address);
    const seconds = await progress.step(`${change.kind} ${change.key}`, async (note) => {
      await save(two, cookie, change);
      const saved = performance.now();
      const found = await Promise.all(
        places.map(async ({ name, addresses, says }) => ({
          name,
          seconds: Math.max(
            ...(await Promise.all(addresses.map((address) => secondsUntil(address, says, saved)))),
          ),
        })),
      );
      note(found.map((each) => `${each.name} ${each.seconds.toFixed(1)} s`).join(", "));
      return found;
    });
    figures.push(
      ...seconds.map(
        ({ name, seconds: value }): Figure => ({
          part: "settings",
          subject: `${change.kind} ${change.key}`,
          measure: `${name} s`,
          value,
          limit: settingShownBudgetS,
        }),
      ),
    );
  }
  return figures;
}

/** @throws PlainFailure where there is no PostgreSQL, or what does not start said */
async function startTwoOfEach(
  { settings: { machine }, onStop, results }: BenchContext,
  distDirs: readonly [string, string],
): Promise<TwoOfEach> {
  const postgres = await openTestPostgres(undefined, machine, []);
  if ("missing" in postgres) throw new PlainFailure(postgres.missing);
  onStop(postgres.stop);
  const { apis, shops, doors, trade, deskUrl } = await startProcesses({
    machine,
    onStop,
    logDir: join(results, "logs", "settings"),
    distDirs,
    apis: 2,
    doors: 1,
    databaseUrl: postgres.url,
  });
  const both = ([one, two]: readonly ServerProcess[]) => [one?.url ?? "", two?.url ?? ""] as const;
  return {
    apis: both(apis),
    shops: both(shops),
    trade: trade.url,
    door: doors[0]?.url ?? "",
    desk: deskUrl,
  };
}

function placesOf(two: TwoOfEach, change: Change) {
  const { says, apiSays = says, api = "/api/company", pages, isInTrade } = change;
  const on = (name: string, origin: string, paths: readonly string[], words = says) => ({
    name,
    addresses: paths.map((path) => origin + path),
    says: words,
  });
  const login = isInTrade ? ["/clients/login"] : [];
  return [
    on("api 1", two.apis[0], [api], apiSays),
    on("api 2", two.apis[1], [api], apiSays),
    on("shop 1", two.shops[0], pages),
    on("shop 2", two.shops[1], pages),
    on("door", two.door, [...pages, ...login]),
    ...(isInTrade ? [on("trade", two.trade, login)] : []),
  ];
}

async function changesOf(two: TwoOfEach): Promise<readonly Change[]> {
  const { listing, product } = await pageAddresses(two.door);
  const pathOf = (address: string) => new URL(address).pathname;
  const every = ["/", pathOf(listing), pathOf(product), "/faqs", "/showroom", "/no-such-page"];
  const { showrooms } = JSON.parse(await textOf(`${two.apis[0]}/api/company`)).data.company;
  const [{ id, name: _name, hours: _hours, scene: _scene, ...showroom }] = showrooms;
  const details = {
    email: "",
    coordinates: null,
    features: [],
    position: 1,
    ...showroom,
    phone: "0803 123 4567",
  };
  return [
    {
      kind: "look",
      key: "accent",
      value: { colour: "#7a1fa2" },
      says: "--accent:#7a1fa2",
      apiSays: "#7a1fa2",
      pages: every,
      isInTrade: true,
    },
    {
      kind: "identity",
      key: "name",
      value: { text: "Lumen and Sons" },
      says: "Lumen and Sons",
      pages: every,
      isInTrade: true,
    },
    {
      kind: "home",
      key: "headline",
      value: { text: "Light of a new week" },
      says: "Light of a new week",
      pages: ["/"],
    },
    {
      kind: "promo",
      key: "table",
      value: { lines: [{ text: "A line of this week", href: "/products", is_shown: true }] },
      says: "A line of this week",
      pages: every,
    },
    {
      kind: "pages",
      key: "tv-ad",
      value: {
        title: "The film of this week",
        description: "A film.",
        lead: "A film.",
        transcript: "No words.",
      },
      says: "The film of this week",
      api: "/api/page-texts",
      pages: ["/sale/sale-tv-ad"],
    },
    {
      kind: "showrooms",
      key: id,
      value: { ...details, name: "The hall of this week" },
      says: "The hall of this week",
      pages: ["/showroom"],
    },
    {
      kind: "delivery-fees",
      key: "table",
      value: { tiers: [{ from: 0, to: null, fee: 5_137 }] },
      says: "5,137",
      apiSays: "5137",
      pages: ["/faqs"],
    },
    {
      kind: "vat",
      key: "table",
      value: { per_thousand: 83 },
      says: '\\"vatPerThousand\\":83',
      apiSays: `"vat_per_thousand":83`,
      pages: ["/room-ideas/living"],
    },
  ];
}

async function save(two: TwoOfEach, cookie: string, { kind, key, value }: Change): Promise<void> {
  const address = `${two.apis[0]}/api/desk/settings/${kind}`;
  const { status, text } = await postAtDesk(address, two.desk, { entries: [{ key, value }] }, cookie);
  if (status !== 200) throw new Error(`${kind} ${key} was not saved: ${status} ${text}`);
}

/** @throws Error where it does not say it in time */
async function secondsUntil(address: string, says: string, since: number): Promise<number> {
  for (;;) {
    const text = await textOf(address);
    const seconds = (performance.now() - since) / 1000;
    if (text.includes(says)) return seconds;
    if (seconds * 1000 > patienceMs)
      throw new Error(`${address} did not say ${says} in ${seconds.toFixed(0)} s`);
    await delay(100);
  }
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
