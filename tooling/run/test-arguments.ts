import { parseArgs } from "node:util";
import { PlainFailure } from "./plain-failure.ts";

const usage =
  "Usage: pnpm test [--whole] [--again] [--changed[=BRANCH]] [--only lint,boundaries,docs,words,build,types,unit,api,budgets,internet,journeys]";

/** What `pnpm test` was asked for. */
export interface TestArguments {
  /** Groups; none for all. */
  readonly only: readonly string[];
  /** Where the work began, with `--changed`. */
  readonly changedSince?: string;
  /** Everything, as CI does; else what guards each promise, in minutes. */
  readonly isWhole: boolean;
  /** Also what passed before on the same files. */
  readonly isAgain: boolean;
}

/** @throws PlainFailure with the usage */
export function readTestArguments(args: readonly string[]): TestArguments {
  try {
    const { values } = parseArgs({
      args: args.map((arg) => (arg === "--changed" ? "--changed=main" : arg)),
      options: {
        only: { type: "string" },
        changed: { type: "string" },
        whole: { type: "boolean", default: false },
        again: { type: "boolean", default: false },
      },
    });
    const only = (values.only ?? "").split(",").map((name) => name.trim());
    return {
      only: only.filter((name) => name !== ""),
      isWhole: values.whole,
      isAgain: values.again,
      ...(values.changed === undefined ? {} : { changedSince: values.changed }),
    };
  } catch {
    throw new PlainFailure(usage);
  }
}
