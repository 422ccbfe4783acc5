import type { Scale } from "./bench-budgets.ts";
import { type PartName, partNames } from "./figure.ts";

/** What a run measures, and what it makes of a missed budget. */
export interface BenchArguments {
  readonly parts: ReadonlySet<PartName>;
  /** A missed budget fails the run too, not only what could not be measured. */
  readonly isStrict: boolean;
  /** How large the shop is of which `scale` is measured. */
  readonly scale: Scale;
}

/** Measured only when it is asked for: it takes half an hour and some GB of disk. */
const usualParts = partNames.filter((part) => part !== "scale");

export const benchUsage = `pnpm bench [--only ${partNames.join(",")}] [--strict] [--products N] [--orders N] [--keep FOLDER]

  --only    measures only these parts, separated by commas
  --strict  exit code 1 also when a budget is missed (without it: only when something could not be measured)
  --products, --orders  measures only \`scale\`, a shop with so many products and orders on PostgreSQL (200000 and 1000000)
  --keep    leaves that shop's database in this folder for the next run
  --help    shows this`;

/**
 * Reads the command line.
 * @returns the words to show instead of measuring, where it asks for help or cannot be read
 */
export function readBenchArguments(
  words: readonly string[],
): { readonly ok: true; readonly value: BenchArguments } | { readonly ok: false; readonly words: string } {
  let parts: ReadonlySet<PartName> | undefined;
  let scale: Scale = { products: 200_000, orders: 1_000_000 };
  let asksForScale = false;
  let isStrict = false;
  const left = [...words];
  for (let argument = left.shift(); argument !== undefined; argument = left.shift()) {
    if (argument === "--help") return { ok: false, words: benchUsage };
    if (argument === "--strict") {
      isStrict = true;
      continue;
    }
    // pnpm hands the separator on.
    if (argument === "--") continue;
    const [name, joined] = argument.split("=", 2);
    if (name === "--products" || name === "--orders") {
      const count = Number(joined ?? left.shift() ?? "");
      if (!Number.isSafeInteger(count) || count < (name === "--products" ? 1_000 : 0))
        return refused(`${name} takes a whole number${name === "--products" ? " from 1000" : ""}.`);
      scale = { ...scale, [name.slice(2)]: count };
      asksForScale = true;
      continue;
    }
    if (name === "--keep") {
      const keepIn = joined ?? left.shift();
      if (!keepIn) return refused("--keep names no folder.");
      scale = { ...scale, keepIn };
      continue;
    }
    if (name !== "--only") return refused(`${argument} is not an option of pnpm bench.`);
    const list = joined ?? left.shift() ?? "";
    const named = list
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    const unknown = named.find((part) => !isPart(part));
    if (unknown !== undefined) return refused(`"${unknown}" is not a part.`);
    if (named.length === 0) return refused("--only names no part.");
    parts = new Set(named.filter(isPart));
  }
  return {
    ok: true,
    value: { parts: parts ?? new Set(asksForScale ? ["scale"] : usualParts), isStrict, scale },
  };
}

function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}

function refused(words: string) {
  return { ok: false as const, words: `${words}\n\n${benchUsage}` };
}
