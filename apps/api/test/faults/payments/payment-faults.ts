import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { formatNaira, kobo } from "@precise/cart-core/money";
import { paymentRound } from "./payment-round.ts";

/** A round has a database and a stand-in of its own, and takes two to five minutes on a busy machine. */
const ordersOfRound = 100;
const defaults = { orders: "300", minutes: "20" };
const stateFile = new URL("../../../../../.data/faults-payments.json", import.meta.url).pathname;

interface State {
  readonly seed: number;
  /** So many orders were played and kept the rules. */
  readonly done: number;
}

/**
 * `pnpm faults payments [--orders 300] [--minutes 20] [--seed n] [--from k]`: plays orders, a hundred at a time, and ends after the
 * first round that breaks a rule. No round is begun when the minutes are over. Begun again without `--from` it goes on where it stopped.
 * @returns the exit code
 */
export async function runPaymentFaults(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: "string", default: defaults.orders },
      minutes: { type: "string", default: defaults.minutes },
      seed: { type: "string" },
      from: { type: "string" },
    },
  });
  const orders = wholeNumber("--orders", values.orders);
  const mostMs = wholeNumber("--minutes", values.minutes) * 60_000;
  const before = await readState();
  const seed = values.seed === undefined ? (before?.seed ?? 1) : wholeNumber("--seed", values.seed);
  const from =
    values.from === undefined
      ? before?.seed === seed && before.done < orders
        ? before.done
        : 0
      : wholeNumber("--from", values.from);
  process.stdout.write(
    `seed ${seed}, orders ${from} to ${orders}\n${row(["orders", "kills", "at Paystack", "seconds"])}`,
  );
  const begun = performance.now();
  const sums = { orders: 0, kills: 0, kobo: 0 };
  for (let first = from; first < orders && performance.now() - begun < mostMs; first += ordersOfRound) {
    const count = Math.min(ordersOfRound, orders - first);
    const roundBegun = performance.now();
    const round = await paymentRound({ seed, first, count });
    sums.orders += count;
    sums.kills += round.kills;
    sums.kobo += round.standInKobo;
    process.stdout.write(
      row([`${first + 1} to ${first + count}`, ...figures(round.kills, round.standInKobo, roundBegun)]),
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
  process.stdout.write(row([`✓ all ${sums.orders}`, ...figures(sums.kills, sums.kobo, begun)]));
  return 0;
}

function figures(kills: number, atPaystack: number, begun: number): string[] {
  return [
    String(kills),
    formatNaira(kobo(atPaystack)),
    String(Math.round((performance.now() - begun) / 1000)),
  ];
}

/** A line of the table. */
function row(cells: readonly string[]): string {
  return `${cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(16))).join("")}\n`;
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
