import { killRounds } from "./kill-rounds.ts";

// `pnpm faults [rounds] [shoppers] [postgres://…]`: kills the api under load, twenty times when nothing else is said.

const [rounds = "20", shoppers = "200", databaseUrl] = process.argv.slice(2);
const report = await killRounds({
  rounds: Number(rounds),
  shoppers: Number(shoppers),
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  onRound: (round, acknowledged) =>
    process.stdout.write(`kill ${round}: ${acknowledged} orders acknowledged\n`),
});
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.broken.length > 0 ? 1 : 0;
