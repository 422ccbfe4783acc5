import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { buildShop } from "./build-shop.ts";
import { readRunSettings } from "./env.ts";
import { takeLock } from "./folder-lock.ts";
import { PlainFailure } from "./plain-failure.ts";
import { requireFreePort } from "./ports.ts";
import { requireTools, requireWritableFolder } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { startStack } from "./stack.ts";
import { planStack, sampleCatalogue } from "./stack-plan.ts";
import { dataFolder, startLockName } from "./workspace.ts";

/** `pnpm start`: from a clean clone to a shop that answers, with what it needs and nothing else. */
await runUntilStopped(async (onStop) => {
  const settings = readRunSettings();
  const progress = createProgress(process.stdout, settings.isCi);
  progress.line("Precise");

  await progress.step("checks", async (note) => {
    requireTools(settings.machine.PATH ?? "");
    requireWritableFolder(dataFolder);
    const lock = takeLock(join(dataFolder, startLockName), `http://localhost:${settings.shopPort}`);
    if ("heldBy" in lock) {
      throw new PlainFailure(
        `Precise already runs from this folder on ${lock.heldBy.what} (process ${lock.heldBy.pid}). Stop it there first.`,
      );
    }
    onStop(async () => lock.release());
    await requireFreePort(settings.shopPort, "PORT");
    await requireFreePort(settings.apiPort, "API_PORT");
    note(`ports ${settings.shopPort} and ${settings.apiPort} are free`);
  });

  const distDir = await progress.step("build", (note) =>
    buildShop({ copyName: "start", machine: settings.machine, note }),
  );

  const plan = planStack({
    ...settings,
    distDir,
    dataDir: dataFolder,
    logDir: join(dataFolder, "logs"),
    internalSecret: randomBytes(32).toString("base64url"),
    catalogueFile: sampleCatalogue,
  });
  const stack = await startStack(plan, progress, onStop);

  progress.line(
    [
      "",
      `  Shop         ${stack.shopUrl}`,
      `  API          ${stack.shopUrl}/api   described at ${stack.shopUrl}/api/docs`,
      `  Operations   ${stack.apiUrl}/healthz  /readyz  /metrics`,
      `  Data         ${settings.handedOn.DATABASE_URL === undefined ? join(dataFolder, "db") : "the database of DATABASE_URL"}`,
      `  Logs         ${join(dataFolder, "logs")}`,
      "",
      "  Ctrl-C stops it. A later start keeps carts and orders; `pnpm reset` empties them.",
      "",
    ].join("\n"),
  );
  return stack.died;
});
