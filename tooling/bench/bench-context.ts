import type { RunSettings } from "@precise/run/env";
import type { Progress } from "@precise/run/progress";
import type { OnStop } from "@precise/run/run-until-stopped";

/** What every part of a run works with. */
export interface BenchContext {
  readonly settings: RunSettings;
  readonly progress: Progress;
  /** Folder of results and logs; git-ignored. */
  readonly results: string;
  /** Registers something to undo at the end, whatever happens. */
  readonly onStop: OnStop;
  /** Aborted when the run is stopped. */
  readonly signal: AbortSignal;
}
