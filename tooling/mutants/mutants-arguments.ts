import { parseArgs } from "node:util";
import { PlainFailure } from "@precise/run/plain-failure";
import { type Area, areas } from "./areas.ts";

const usage = `pnpm mutants [--area NAME,…] [--whole] [--since REF] [--limit MINUTES] [--sample N] [--seed TEXT] [--tests GLOB]… [FILE…]

  Changes the code in small ways, one at a time, and tells which changes no test notices.
  Without options: the lines that differ from main, for at most 10 minutes.

  --area   only these areas, whole: ${areas.map(({ name }) => name).join(", ")}
  --whole  every area, whole
  --since  the lines that differ from this branch, tag or commit
  --limit  stops after so many minutes; the score is then a range (with --area, --whole and FILE there is no limit)
  --sample draws so many changes of each area, the same each time, and leaves the others untried
  --seed   draws others
  --tests  only tests named so, as paths from the package: quick, and more changes may survive
  FILE     these files or folders, whole, as paths from the repository's root`;

/** What `pnpm mutants` was asked for. */
export interface MutantsArguments {
  readonly areas: readonly Area[];
  /** Paths from the repository's root; none for every file of the areas. */
  readonly paths: readonly string[];
  /** The commit that changed lines are counted from; undefined where whole files are changed. */
  readonly since?: string;
  readonly limitMinutes: number;
  /** How many mutants of each area are drawn; all of them where nothing is said. */
  readonly sample?: number;
  /** Draws others than without one. */
  readonly seed?: string;
}

/** @throws PlainFailure with the usage */
export function readMutantsArguments(args: readonly string[]): MutantsArguments {
  const { values, positionals } = parsed(args);
  const isWhole = values.whole || values.area !== undefined || positionals.length > 0;
  if (isWhole && values.since !== undefined)
    throw new PlainFailure(`--since chooses lines, the other options whole files.\n\n${usage}`);
  const names = values.area?.split(",").map((name) => name.trim()) ?? areas.map(({ name }) => name);
  const unknown = names.find((name) => areas.every((area) => area.name !== name));
  if (unknown !== undefined) throw new PlainFailure(`--area: "${unknown}" is not an area.\n\n${usage}`);
  const limitMinutes = Number(values.limit ?? (isWhole ? 24 * 60 : 10));
  if (!(limitMinutes > 0)) throw new PlainFailure(`--limit: "${values.limit}" is not a number of minutes.`);
  const sample = values.sample === undefined ? undefined : Number(values.sample);
  if (sample !== undefined && !(Number.isInteger(sample) && sample > 0))
    throw new PlainFailure(`--sample: "${values.sample}" is not a number of changes.`);
  const { tests, seed } = values;
  if (seed !== undefined && sample === undefined)
    throw new PlainFailure(`--seed draws a sample: say how many with --sample.\n\n${usage}`);
  return {
    areas: areas
      .filter(({ name }) => names.includes(name))
      .map((area) => (tests === undefined ? area : { ...area, tests })),
    paths: positionals.map((path) => path.replace(/\/$/, "")),
    ...(isWhole ? {} : { since: values.since ?? "main" }),
    limitMinutes,
    ...(sample === undefined ? {} : { sample }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm hands the separator on.
      args: args.filter((arg) => arg !== "--"),
      allowPositionals: true,
      options: {
        area: { type: "string" },
        whole: { type: "boolean", default: false },
        since: { type: "string" },
        limit: { type: "string" },
        sample: { type: "string" },
        seed: { type: "string" },
        tests: { type: "string", multiple: true },
      },
    });
  } catch {
    throw new PlainFailure(usage);
  }
}
