import { killRounds } from "./kill-rounds.ts";
import { runMoneySequences } from "./money/run-money-sequences.ts";
import { runPaymentFaults } from "./payments/payment-faults.ts";

// `pnpm faults [rounds] [shoppers] [postgres://…]`: kills the api under load, twenty times when nothing else is said.
// `pnpm faults payments [--orders 300] [--minutes 20] [--seed n] [--from k]`: kills it while orders are paid online.
// `pnpm faults money [--sequences 10000] [--steps 30] [--seed n] [--path p] [--postgres postgres://…]`: plays what happens to orders
// and their money in any order; on PostgreSQL with two processes. `--without M1` does so with a mend taken out, to see that it is missed.

const runs: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  payments: runPaymentFaults,
  money: runMoneySequences,
};
const [name = "", ...args] = process.argv.slice(2);
process.exitCode = await (runs[name]?.(args) ?? killShoppers());

async function killShoppers(): Promise<number> {
  const [rounds = "20", shoppers = "200", databaseUrl] = process.argv.slice(2);
  const report = await killRounds({
    rounds: Number(rounds),
    shoppers: Number(shoppers),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    onRound: (round, acknowledged) =>
      process.stdout.write(`kill ${round}: ${acknowledged} orders acknowledged\n`),
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return report.broken.length > 0 ? 1 : 0;
}
