import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { paymentRound } from "./payment-round.ts";

/** A round has a database and a stand-in of its own. */
const ordersOfRound = 100;
const stateFile = new URL("../../../../../.data/faults-payments.json", import.meta.url).pathname;

interface State {
  readonly seed: number;
  /** So many orders were played and kept the rules. */
  readonly done: number;
}

/**
 * `pnpm faults payments`: plays orders, a hundred at a time, and ends after the first round that breaks a rule. Begun again without
 * `--from` it goes on where it stopped. @returns the exit code
 */
export async function runPaymentFaults(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { orders: { type: "string" }, seed: { type: "string" }, from: { type: "string" } },
  });
  const orders = wholeNumber("--orders", values.orders ?? "10000");
  const before = await readState();
  const seed = values.seed === undefined ? (before?.seed ?? 1) : wholeNumber("--seed", values.seed);
  const from =
    values.from === undefined
      ? before?.seed === seed && before.done < orders
        ? before.done
        : 0
      : wholeNumber("--from", values.from);
  process.stdout.write(`seed ${seed}, orders ${from} to ${orders}\n`);
  const begun = Date.now();
  let kills = 0;
  for (let first = from; first < orders; first += ordersOfRound) {
    const count = Math.min(ordersOfRound, orders - first);
    const round = await paymentRound({ seed, first, count });
    kills += round.kills;
    const seconds = Math.round((Date.now() - begun) / 1000);
    process.stdout.write(
      `${first + count} of ${orders} orders, ${kills} kills, ₦${round.standInNaira} at Paystack, ${seconds} s\n`,
    );
    if (round.broken.length > 0) {
      process.stdout.write(
        `${round.broken.join("\n")}\nAgain: pnpm faults payments --seed ${seed} --from ${first}\n`,
      );
      return 1;
    }
    await mkdir(dirname(stateFile), { recursive: true });
    await writeFile(stateFile, JSON.stringify({ seed, done: first + count } satisfies State));
  }
  return 0;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number.`);
  return Number(text);
}

async function readState(): Promise<State | undefined> {
  const text = await readFile(stateFile, "utf8").catch(() => undefined);
  const read: unknown = text === undefined ? undefined : JSON.parse(text);
  if (typeof read !== "object" || read === null || !("seed" in read) || !("done" in read)) return undefined;
  return { seed: Number(read.seed), done: Number(read.done) };
}
