import { setTimeout as delay } from "node:timers/promises";
import { appImage } from "@precise/images/app-image";
import type { Engine } from "@precise/images/engine";
import type { Progress } from "@precise/run/progress";
import type { OnStop } from "@precise/run/run-until-stopped";
import { type Fleet, fleetOf, needSame, ourImages, rollOut, stateOfOthers } from "./fleet.ts";
import { makeReleaseCopy, type ReleaseCopy } from "./release-copy.ts";
import { type Sold, showTradeOrder } from "./show-purchases.ts";
import { need } from "./shown.ts";
import type { Replica } from "./start-replica.ts";
import { type ServingApp, startTopology, type Topology } from "./start-topology.ts";
import { startLoad } from "./steady-load.ts";
import { faultsTable, type Happening, makersTable, timelineOf } from "./timeline.ts";
import { type TrueChange, trueChanges } from "./true-changes.ts";
import type { Visitor } from "./visitor.ts";

/** How it is when nothing happens, before the first roll-out and after each. */
const quietMs = 12_000;

/**
 * One app after the other is released alone, while 2,000 requests a minute go on: a small change becomes its next patch, its
 * image is built and rolled out, back and out again. Nothing else is built, restarted or stopped, and nothing is lost.
 * @returns what happened, as text
 */
export async function showReleases(
  apps: readonly ServingApp[],
  { engine, progress, onStop, sold }: Surroundings,
): Promise<string> {
  const copy = await progress.step("the releases of today", (note) =>
    makeReleaseCopy(engine.env, note, onStop),
  );
  const image = (app: ServingApp, version: string, note: (text: string) => void) => {
    const tag = `${version}-shown`;
    onStop(async () => void (await engine.succeeds(["rmi", "--force", `localhost/precise-${app}:${tag}`])));
    return appImage(engine, app, note, { context: copy.folder, tag });
  };
  const former: Record<ServingApp, string> = { api: "", shop: "", trade: "", door: "" };
  const topology = await startTopology(engine, progress, onStop, async (app, note) => {
    former[app] = await image(app, copy.versions[app], note);
    return former[app];
  });
  const client = topology.visitor("127.0.0.21");
  const [first] = sold;
  need(first !== undefined, "nothing is sold");
  await progress.step("trade client", () => showTradeOrder(topology, first, client));
  // A minute of the load orders a hundred pieces.
  const skus = sold.map(({ sku }) => `'${sku}'`).join(", ");
  await topology.sql(`update product set stock_qty = 10000 where sku in (${skus})`);
  const fleet = fleetOf(topology);
  const parts: string[] = [];
  for (const app of apps) {
    const imagesBefore = await ourImages(topology);
    const version = await progress.step(`release of ${app}`, (note) =>
      copy.release(app, trueChanges[app], note),
    );
    const next = await progress.step(`image of ${app} ${version}`, (note) => image(app, version, note));
    const imagesNow = await ourImages(topology);
    const built = [...imagesNow].filter(([name, id]) => imagesBefore.get(name) !== id).map(([name]) => name);
    needSame([next], built, "another image was built");
    const images = { next, former: former[app] };
    parts.push(
      await progress.step(`${app} ${version} alone`, (note) =>
        showRelease({ topology, fleet, copy, client, sold }, { app, version, images }, note),
      ),
    );
    former[app] = next;
  }
  return parts.join("\n\n");
}

interface Surroundings {
  readonly engine: Engine;
  readonly progress: Progress;
  readonly onStop: OnStop;
  readonly sold: readonly Sold[];
}

interface Stage {
  readonly topology: Topology;
  readonly fleet: Fleet;
  readonly copy: ReleaseCopy;
  readonly client: Visitor;
  readonly sold: readonly Sold[];
}

async function showRelease(
  { topology, fleet, copy, client, sold }: Stage,
  plan: {
    readonly app: ServingApp;
    readonly version: string;
    readonly images: { readonly next: string; readonly former: string };
  },
  note: (text: string) => void,
): Promise<string> {
  const { app, version, images } = plan;
  const change = trueChanges[app];
  const othersBefore = await stateOfOthers(topology, fleet, app);
  const load = await startLoad(topology, sold, client);
  const happenings: Happening[] = [];
  const event = (words: string) => {
    note(words);
    happenings.push({ atMs: load.sinceMs(), words });
  };
  const before = copy.versions[app];
  const steps = [
    { image: images.next, words: `${app} ${version} is rolled out`, isNew: true },
    { image: images.former, words: `back to ${app} ${before}`, isNew: false },
    { image: images.next, words: `${app} ${version} again`, isNew: true },
  ];
  event(`all as before: ${app} ${before}`);
  await delay(quietMs);
  const rolledFromMs = load.sinceMs();
  for (const [turn, { image, words, isNew }] of steps.entries()) {
    event(words);
    await rollOut(topology, fleet, { app, image, turn: turn + 1 }, event);
    event(`all replicas of ${app} are ${isNew ? version : before}`);
    for (const replica of fleet[app])
      need((await showsChange(replica, change)) === isNew, `${replica.name} ${isNew ? "lacks" : "shows"} it`);
    const seen = await topology.visitor("127.0.0.99").ask("GET", `${change.path}?seen=${turn}`);
    need(isIn(change, seen.text, (name) => seen.headers[name]) === isNew, `visitors of ${app} see another`);
    await delay(quietMs);
  }
  const endMs = load.sinceMs();
  const { orders, carts } = await load.end();
  needSame(othersBefore, await stateOfOthers(topology, fleet, app), "another app changed");
  const faults = load.requests.filter(({ fault }) => fault !== undefined);
  const lines = [
    `${app} ${before} → ${version}, alone: ${load.requests.length} requests in ${Math.round(endMs / 1000)} s, ${faults.length} lost; ` +
      `${orders.length} orders found again, ${carts.length} carts hold what was put into them; ${othersBefore.length} other containers as before`,
    timelineOf(happenings, load.requests, endMs),
    makersTable(load.requests, rolledFromMs),
    ...(app === "api" ? [await schemaLine(topology)] : []),
  ];
  const text = lines.join("\n\n");
  need(faults.length === 0, `${text}\n\n${faults.length} requests were lost:\n${faultsTable(faults)}`);
  return text;
}

async function showsChange(replica: Replica, change: TrueChange): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${replica.port}${change.path}`);
  return isIn(change, await answer.text(), (name) => answer.headers.get(name));
}

function isIn(
  { shows }: TrueChange,
  text: string,
  header: (name: string) => string | string[] | null | undefined,
): boolean {
  return "text" in shows ? text.includes(shows.text) : header(shows.header) === shows.value;
}

/** What both releases have written on the newer schema. */
async function schemaLine(topology: Topology): Promise<string> {
  const rows = await topology.sql("select made_by || ': ' || count(*) from cart group by made_by order by 1");
  return `Carts by the release that made them, on the newer schema: ${rows.trim().split("\n").join(", ")}`;
}
