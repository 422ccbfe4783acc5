import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, getEngine } from "@precise/images/engine";
import { readRunSettings } from "@precise/run/env";
import { PlainFailure, wordsOf } from "@precise/run/plain-failure";
import { createProgress, type Progress } from "@precise/run/progress";
import { createUndoList } from "@precise/run/undo-list";
import { root } from "@precise/run/workspace";
import { showCatalogueChange } from "./show-catalogue-change.ts";
import { showDoor } from "./show-door.ts";
import { showKilling, showReading } from "./show-killing.ts";
import { showMonitoring } from "./show-monitoring.ts";
import { type Sold, showPurchase, showTradeOrder } from "./show-purchases.ts";
import { showReleases } from "./show-releases.ts";
import type { Shown } from "./shown.ts";
import { type ServingApp, servingApps, startTopology } from "./start-topology.ts";

/** The articles that shoppers buy who come again and again. */
const mostArticles = 5;

/** What is built soonest is released first: a fault of the show itself is found within minutes. */
const quickestFirst = ["door", "api", "trade", "shop"] as const satisfies readonly ServingApp[];

/**
 * `pnpm topology`: the deployment of deploy/one-machine/compose.yaml, on a network of its own. It builds the images, runs them as
 * containers, shows a table, and removes every container, volume and network that it has made.
 * `pnpm topology releases [shop] [trade] [api] [door]`: the release of one app alone, on the same containers (docs/releases.md).
 */
const undos = createUndoList();

for (const surprise of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(surprise, (error: unknown) => {
    console.error(wordsOf(error));
    // Whatever went wrong: nothing that was started stays.
    undos.stop(1);
  });
}

let isGood = false;
try {
  const [what, ...names] = process.argv.slice(2);
  if (what !== undefined && what !== "releases")
    throw new PlainFailure(
      `"${what}" is not shown: pnpm topology, or pnpm topology releases [${servingApps.join("] [")}].`,
    );
  const unknown = names.find((name) => !servingApps.some((app) => app === name));
  if (unknown !== undefined) throw new PlainFailure(`There is no app "${unknown}".`);
  const apps = quickestFirst.filter((app) => names.length === 0 || names.includes(app));
  const engine = await getEngine();
  const progress = createProgress(process.stdout, readRunSettings().isCi);
  console.log(
    await (what === undefined ? showAll(engine, progress) : showReleasesOf(apps, engine, progress)),
  );
  isGood = true;
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
await undos.finish(isGood ? 0 : 1);

async function showAll(engine: Engine, progress: Progress): Promise<string> {
  const topology = await startTopology(engine, progress, undos.onStop);
  const [sold] = wellStocked();
  const rows: Shown[] = [];
  const show = async (name: string, showing: () => Promise<readonly Shown[]>) => {
    rows.push(...(await progress.step(name, showing)));
  };
  await show("purchase", async () => [await showPurchase(topology, sold)]);
  const client = topology.visitor("127.0.0.21");
  await show("trade order", async () => [await showTradeOrder(topology, sold, client)]);
  await show("catalogue change", async () => [await showCatalogueChange(topology, sold, client)]);
  await show("killing a replica", async () => [await showKilling(topology, sold)]);
  await show("killing a door and a shop", () => showReading(topology, sold));
  await show("what is watched", async () => [await showMonitoring(topology)]);
  await show("the door", () => showDoor(topology, sold));
  return `\n${rows.map(({ what, figure }) => `  ${what.padEnd(44)}${figure}`).join("\n")}\n`;
}

function showReleasesOf(apps: readonly ServingApp[], engine: Engine, progress: Progress): Promise<string> {
  return showReleases(apps, { engine, progress, onStop: undos.onStop, sold: wellStocked() });
}

/** Products of the sample catalogue, of which there are enough for every order here; that of which there is most comes first. */
function wellStocked(): readonly [Sold, ...Sold[]] {
  const file = join(root, "apps", "api", "catalogue", "catalogue.json");
  // The sample catalogue, which its own tests hold to its shape.
  const { products } = JSON.parse(readFileSync(file, "utf8")) as {
    products: readonly (Sold & { stock_qty: number; client_visible: boolean; url: string })[];
  };
  const [most, ...others] = products
    .filter((each) => each.client_visible)
    .toSorted((one, other) => other.stock_qty - one.stock_qty)
    .map(({ sku, name, url }) => ({ sku, name, urlPath: url }));
  if (most === undefined) throw new Error("the sample catalogue sells nothing to the trade");
  return [most, ...others.slice(0, mostArticles - 1)];
}
