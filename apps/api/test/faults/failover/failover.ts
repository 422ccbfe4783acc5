import { parseArgs } from "node:util";
import { faults } from "./faults.ts";
import { type RoundFigures, tableOf } from "./judge-round.ts";
import { missingHere, needsWords } from "./needs.ts";
import { drillRestore } from "./restore.ts";
import { plannedFaults, runRound } from "./rounds.ts";
import { startShop } from "./running-shop.ts";
import { watchKill } from "./watch.ts";

const help = `pnpm failover [--rounds 1] [--only fault,…]
  Orders at 20 a second while something happens to the primary of the database:
${Object.entries(faults)
  .map(([name, { words }]) => `    ${name.padEnd(13)}${words}`)
  .join("\n")}
  A round takes about a minute; ten of each are the proof.
pnpm failover watch
  What a shopper is shown, second by second, while the primary is killed.
pnpm failover restore
  Goes back to the second before a mistake, with pgBackRest: the drill of docs/operations.md.
${needsWords}`;

const undo = new AsyncDisposableStack();
let ending: Promise<void> | undefined;
/** Removes everything, once: what fails meanwhile because of it must not cut it short. */
const end = () => (ending ??= undo.disposeAsync());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void end().finally(() => process.exit(130)));
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: "string", default: "1" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  const [name = "faults"] = positionals;
  if (values.help || !["faults", "watch", "restore"].includes(name) || !(rounds >= 1 && rounds <= 100)) {
    process.stdout.write(`${help}\n`);
    return values.help;
  }
  const missing = missingHere();
  if (missing !== undefined) throw new Error(missing);
  const planned = plannedFaults(rounds, values.only);
  if (name === "restore") {
    return drillRestore(await startShop({ databases: 1, archiving: true, undo, say }), say);
  }
  const shop = await startShop({ databases: 3, archiving: false, undo, say });
  if (name === "watch") {
    process.stdout.write(`${await watchKill(shop)}\n`);
    return true;
  }
  const acknowledged: string[] = [];
  const figures: RoundFigures[] = [];
  for (const [fault, at] of planned.map((each, index) => [each, index + 1] as const)) {
    const round = await runRound({ ...shop, name: fault[0], fault: fault[1], acknowledged });
    figures.push(round);
    say(`${at} of ${planned.length}: ${JSON.stringify(round)}`);
  }
  const { text, holds } = tableOf(figures, (fault) => faults[fault]?.words ?? fault);
  process.stdout.write(`\n${text}\n`);
  return holds;
}

function say(words: string): void {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${words}\n`);
}

let holds = false;
try {
  holds = await main();
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
}
const isStopped = ending !== undefined;
await end();
process.exit(isStopped ? 130 : holds ? 0 : 1);
