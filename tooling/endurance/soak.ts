import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildShop, removeCopy } from "@precise/run/build-shop";
import { readRunSettings } from "@precise/run/env";
import { PlainFailure, wordsOf } from "@precise/run/plain-failure";
import { requireTools } from "@precise/run/preflight";
import { createProgress } from "@precise/run/progress";
import { startProcesses } from "@precise/run/start-processes";
import { openTestPostgres } from "@precise/run/test-postgres";
import { createUndoList } from "@precise/run/undo-list";
import { root } from "@precise/run/workspace";
import { judgeSoak, soakTable } from "./judge-soak.ts";
import { type Look, lookAtProcess } from "./look-at-process.ts";
import { startMixedLoad } from "./mixed-load.ts";
import { writeSoldCatalogue } from "./sold-catalogue.ts";

/**
 * `pnpm soak`: API, door, shop and trade area under a steady mixed load, looked at each minute. In the end a table: memory flat,
 * no handle that stays behind. What was noted goes to `bench-results/`; docs/faults.md says what was found.
 */
const undos = createUndoList();
const lookEveryMs = 60_000;

const usage = `pnpm soak [--hours 2 | --minutes 30] [--rate 3] [--embedded]

  --hours, --minutes  how long it lasts (2 hours)
  --rate              acts begun each second (3); an act is one to four requests
  --embedded          on the embedded database, without PostgreSQL`;

let isFlat = false;
try {
  const { values } = parseArgs({
    // pnpm hands the separator on.
    args: process.argv.slice(2).filter((argument) => argument !== "--"),
    options: {
      hours: { type: "string", default: "2" },
      minutes: { type: "string" },
      rate: { type: "string", default: "3" },
      embedded: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const minutes = Number(values.minutes ?? 60 * Number(values.hours));
  const perSecond = Number(values.rate);
  if (values.help || !(minutes > 0 && perSecond > 0)) console.log(usage);
  else isFlat = await soak(minutes * 60_000, perSecond, !values.embedded);
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
await undos.finish(isFlat ? 0 : 1);

async function soak(lastsMs: number, perSecond: number, isOnPostgres: boolean): Promise<boolean> {
  const settings = readRunSettings();
  const { machine } = settings;
  requireTools(machine.PATH ?? "");
  const progress = createProgress(process.stdout, true);
  const { onStop } = undos;
  const copyName = `test-${process.pid}`;
  onStop(async () => removeCopy(copyName));
  const distDir = await progress.step("build", (note) => buildShop({ copyName, machine, note }));
  const folder = mkdtempSync(join(tmpdir(), "precise-soak-"));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const results = join(root, "bench-results");
  mkdirSync(results, { recursive: true });

  const postgres = isOnPostgres ? await openTestPostgres(undefined, machine, []) : undefined;
  if (postgres !== undefined && "missing" in postgres)
    throw new PlainFailure(`${postgres.missing}: apt-get install postgresql, or --embedded.`);
  if (postgres !== undefined) onStop(postgres.stop);
  const { file, sold } = writeSoldCatalogue(folder);
  const { apis, doors, shops, trade, deskUrl } = await progress.step("api, door, shop, trade area", () =>
    startProcesses({
      machine,
      onStop,
      logDir: join(results, "logs", "soak"),
      distDirs: [distDir],
      apis: 1,
      doors: 1,
      ...(postgres === undefined ? {} : { databaseUrl: postgres.url }),
      catalogueFile: file,
      // What happens when nobody confirms an order belongs to the load from the beginning.
      handedOn: { UNPROVED_HOLD_MINUTES: "5" },
      preloads: [`${new URL("./watch-self.ts", import.meta.url)}?folder=${folder}`],
    }),
  );
  const servers = [...apis, ...doors, ...shops, trade];
  const load = await startMixedLoad({ shopUrl: doors[0]?.url ?? "", deskUrl }, sold, perSecond);

  const looks = new Map<string, Look[]>(servers.map(({ name }) => [name, []]));
  const begunAt = performance.now();
  const when = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const notes = join(results, `soak-${when}.json`);
  for (let minute = 0; minute * lookEveryMs <= lastsMs; minute += 1) {
    await delay(Math.max(0, begunAt + minute * lookEveryMs - performance.now()));
    const said: string[] = [];
    for (const { name, pid } of servers) {
      const look = await lookAtProcess(pid(), folder, performance.now() - begunAt);
      looks.get(name)?.push(look);
      said.push(
        `${name} ${look.rssMib.toFixed(0)}/${(look.heapMib + look.externalMib).toFixed(1)} MiB ${look.handles}h ${look.lagMostMs.toFixed(0)} ms`,
      );
    }
    const { answers, orders, faults } = load.tally;
    const answered = [...answers.values()].reduce((sum, count) => sum + count, 0);
    progress.line(
      `  ${String(minute).padStart(3)} min  ${said.join(" · ")} · ${answered} answers, ${orders} orders, ${faults.length} faults`,
    );
    writeFileSync(
      notes,
      `${JSON.stringify({ when, lastsMs, perSecond, isOnPostgres, faults, answers: Object.fromEntries(answers), looks: Object.fromEntries(looks) }, undefined, 1)}\n`,
    );
  }
  await load.stop();
  const verdicts = servers.map(({ name }) => judgeSoak(name, looks.get(name) ?? [], lastsMs));
  const { answers, orders, faults } = load.tally;
  progress.line(
    [
      "",
      soakTable(verdicts),
      "",
      ...[...answers]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([what, count]) => `  ${String(count).padStart(7)}  ${what}`),
      `  ${orders} orders acknowledged; ${faults.length} faults`,
      ...faults.map((words) => `  ✗ ${words}`),
      `  Written to ${relative(root, notes)}`,
    ].join("\n"),
  );
  return faults.length === 0 && verdicts.every(({ broken }) => broken.length === 0);
}
