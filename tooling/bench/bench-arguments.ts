import { type PartName, partNames } from "./figure.ts";

/** What a run measures, and what it makes of a missed budget. */
export interface BenchArguments {
  readonly parts: ReadonlySet<PartName>;
  /** A missed budget fails the run too, not only what could not be measured. */
  readonly isStrict: boolean;
}

export const benchUsage = `pnpm bench [--only ${partNames.join(",")}] [--strict]

  --only    measures only these parts, separated by commas
  --strict  exit code 1 also when a budget is missed (without it: only when something could not be measured)
  --help    shows this`;

/**
 * Reads the command line.
 * @returns the words to show instead of measuring, where it asks for help or cannot be read
 */
export function readBenchArguments(
  words: readonly string[],
): { readonly ok: true; readonly value: BenchArguments } | { readonly ok: false; readonly words: string } {
  let parts: ReadonlySet<PartName> = new Set(partNames);
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
  return { ok: true, value: { parts, isStrict } };
}

function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}

function refused(words: string) {
  return { ok: false as const, words: `${words}\n\n${benchUsage}` };
}
