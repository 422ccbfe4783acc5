import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunSettings } from "./env.ts";
import { PlainFailure } from "./plain-failure.ts";
import { getFreePort } from "./ports.ts";
import type { Progress } from "./progress.ts";
import type { OnStop } from "./run-until-stopped.ts";
import { type Stack, startStack } from "./stack.ts";
import { planStack, sampleCatalogue } from "./stack-plan.ts";

/** A stack that meets no other: free ports, and data in a temporary folder that is removed at the end. */
export interface OwnStack {
  readonly stack: Stack;
  readonly dataDir: string;
}

/**
 * Starts one.
 * @param keepLogsIn where its logs are copied before its data is removed
 * @param catalogueFile the sample catalogue when left out
 */
export async function startOwnStack(options: {
  readonly settings: RunSettings;
  readonly distDir: string;
  readonly progress: Progress;
  readonly onStop: OnStop;
  readonly keepLogsIn: string;
  readonly catalogueFile?: string;
  /** A PostgreSQL of its own; the embedded database when left out. */
  readonly databaseUrl?: string;
}): Promise<OwnStack> {
  const {
    settings,
    distDir,
    progress,
    onStop,
    keepLogsIn,
    catalogueFile = sampleCatalogue,
    databaseUrl,
  } = options;
  const dataDir = mkdtempSync(join(tmpdir(), "precise-stack-"));
  const logDir = join(dataDir, "logs");
  onStop(async () => {
    if (existsSync(logDir)) cpSync(logDir, keepLogsIn, { recursive: true, force: true });
    await removeFolder(dataDir);
  });
  const plan = planStack({
    doorPort: await getFreePort(),
    eagerPort: await getFreePort(),
    deskPort: await getFreePort(),
    shopPort: await getFreePort(),
    apiPort: await getFreePort(),
    tradePort: await getFreePort(),
    identityPort: await getFreePort(),
    paymentsPort: await getFreePort(),
    dataDir,
    logDir,
    distDir,
    internalSecret: randomBytes(32).toString("base64url"),
    machine: settings.machine,
    // Only what the run itself decides: a person's own settings must not change what is tested.
    handedOn: {
      RATE_LIMIT_FACTOR: settings.handedOn.RATE_LIMIT_FACTOR ?? "1000",
      // What takes a payment minutes may take a test seconds.
      PAYMENT_CHECK_FACTOR: "0.01",
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    catalogueFile,
  });
  return { stack: await startStack(plan, progress, onStop), dataDir };
}

/**
 * Removes a folder into which a process that is just ending may still write: then it is tried again for some seconds.
 * @throws PlainFailure with the folder's path when it stays
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`${folder} could not be removed: ${why}`);
  }
}
