import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Changes } from "./changes.ts";
import type { RunSettings } from "./env.ts";
import type { Progress } from "./progress.ts";
import type { OnStop } from "./run-until-stopped.ts";
import { root } from "./workspace.ts";

/** What tests read as TEST_DEPTH. */
export type TestDepth = "short" | "whole";

/** What the steps share. */
export interface TestContext {
  readonly settings: RunSettings;
  readonly progress: Progress;
  readonly onStop: OnStop;
  /** Reports of this run; removed and made again. */
  readonly reports: string;
  /** The shop's own copy for this run. */
  readonly copyName: string;
  /** "whole" is everything; "short" leaves to CI what takes long and guards what changes seldom. */
  readonly depth: TestDepth;
  /** With `--changed`: only what these touch is tested. */
  readonly changes?: Changes;
}

/** The folder for a run's reports, emptied. */
export function freshReports(): string {
  const folder = join(root, "test-results");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
