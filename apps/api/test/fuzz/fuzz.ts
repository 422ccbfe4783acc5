import { parseArgs } from "node:util";
import { type FuzzFault, runFuzz } from "./run-fuzz.ts";

// `pnpm fuzz [--requests 1000000] [--seed n] [--only operation] [--postgres]`: requests of every kind to every call of shop, trade area
// and desk, with real sessions. Each shop takes some thousands; the next one has the next seed.

const perShop = 20_000;
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    requests: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    postgres: { type: "boolean", default: false },
  },
});
const whole = Number(values.requests);
const firstSeed = Number(values.seed);
const begunAt = performance.now();
const statuses = new Map<string, Map<number, number>>();
const faults = new Map<string, { readonly first: FuzzFault; times: number }>();
const unreached = new Map<string, string>();
let sent = 0;

for (let seed = firstSeed; sent < whole; seed += 1) {
  const requests = Math.min(perShop, whole - sent);
  const report = await runFuzz({
    kind: values.postgres ? "postgres" : "pglite",
    seed,
    requests,
    only: values.only,
  });
  for (const [id, counts] of report.statuses) {
    const all = statuses.get(id) ?? new Map<number, number>();
    statuses.set(id, all);
    for (const [status, count] of counts) all.set(status, (all.get(status) ?? 0) + count);
  }
  for (const fault of report.faults) {
    const key = `${fault.id}: ${fault.words}`;
    const known = faults.get(key);
    if (known !== undefined) known.times += 1;
    else {
      faults.set(key, { first: fault, times: 1 });
      show(fault);
    }
  }
  for (const [id, words] of report.unreached) unreached.set(id, words);
  sent += requests;
  const perSecond = sent / ((performance.now() - begunAt) / 1000);
  process.stdout.write(
    `seed ${seed}: ${sent} requests, ${perSecond.toFixed(0)} a second, ${faults.size} kinds of faults, samples refused in this shop: ${report.unreached.size}\n`,
  );
}

const all = [...statuses].toSorted(([one], [other]) => one.localeCompare(other));
for (const [id, counts] of all) {
  const shown = [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`  ${id.padEnd(34)}${shown.join("  ")}\n`);
}
const broken = all.reduce(
  (sum, [, counts]) =>
    sum + [...counts].reduce((more, [status, count]) => more + (status >= 500 ? count : 0), 0),
  0,
);
process.stdout.write(
  `\n${sent} requests to ${all.length} operations; ${broken} × 5xx; samples not answered 2xx: ${unreached.size}\n`,
);
for (const [id, words] of unreached) process.stdout.write(`  ${id}: ${words}\n`);
for (const [key, { times }] of faults) process.stdout.write(`✗ ${key}, ${times} times\n`);
process.exit(faults.size > 0 || unreached.size > 0 ? 1 : 0);

function show({ words, seed, id, request, answer, log }: FuzzFault): void {
  process.stdout.write(
    `✗ seed ${seed}, ${id}: ${words}\n  ${JSON.stringify(request).slice(0, 2_000)}\n  ${answer.slice(0, 400)}\n  ${log.slice(0, 2_500)}\n`,
  );
}
