import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readRunSettings } from "./env.ts";
import { takeLock } from "./folder-lock.ts";
import { PlainFailure } from "./plain-failure.ts";
import { requireFreePort } from "./ports.ts";
import { requireTools, requireWritableFolder } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { startStack } from "./stack.ts";
import { forDevelopment, planStack, sampleCatalogue } from "./stack-plan.ts";
import { dataFolder, startLockName } from "./workspace.ts";

/** `pnpm dev`: the same stack from source; a change in any package shows in the browser at once, behind one port. */
await runUntilStopped(async (onStop) => {
  const settings = readRunSettings();
  const progress = createProgress(process.stdout, settings.isCi);
  const devData = join(dataFolder, "dev");
  progress.line("Precise, from source");

  await progress.step("checks", async (note) => {
    requireTools(settings.machine.PATH ?? "");
    requireWritableFolder(devData);
    const lock = takeLock(join(devData, startLockName), `http://localhost:${settings.doorPort}`);
    if ("heldBy" in lock)
      throw new PlainFailure(
        `pnpm dev is already running on ${lock.heldBy.what} (process ${lock.heldBy.pid}).`,
      );
    onStop(async () => lock.release());
    await requireFreePort(settings.doorPort, "PORT");
    await requireFreePort(settings.deskPort, "DESK_PORT");
    await requireFreePort(settings.shopPort, "SHOP_PORT");
    await requireFreePort(settings.apiPort, "API_PORT");
    await requireFreePort(settings.tradePort, "TRADE_PORT");
    if (settings.identityPort !== undefined) await requireFreePort(settings.identityPort, "IDENTITY_PORT");
    if (settings.paymentsPort !== undefined) await requireFreePort(settings.paymentsPort, "PAYMENTS_PORT");
    note(`data in ${devData}`);
  });

  const stackSettings = {
    ...settings,
    distDir: "",
    dataDir: devData,
    logDir: join(devData, "logs"),
    internalSecret: randomBytes(32).toString("base64url"),
    catalogueFile: sampleCatalogue,
  };
  const echo = (line: string) => progress.line(line);
  const plan = forDevelopment(stackSettings, planStack(stackSettings), echo);
  const stack = await startStack(plan, progress, onStop);
  progress.line(
    `\n  ${stack.shopUrl}   desk ${stack.deskUrl}   API ${stack.apiUrl}   e-mail ${stack.apiUrl}/outbox   logs in ${join(devData, "logs")}\n  Ctrl-C stops it.\n`,
  );
  return stack.died;
});
