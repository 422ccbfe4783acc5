import { isBuilding, webEnv } from "@precise/web/env";
import { checkApiRelease } from "@precise/web/server/check-api-release";
import { checkEnvironment } from "@precise/web/server/check-environment";
import { startWatching } from "@precise/web/server/watching/start-watching";
import { basePath } from "#trade/base/routes/base-path.ts";
import { tradePages } from "#trade/base/routes/page-table.ts";
import needs from "./needs-api.json" with { type: "json" };

/** Checks the environment, then watches what is asked. */
export async function startTrade(): Promise<void> {
  if (isBuilding()) return;
  checkEnvironment("trade area", webEnv);
  await checkApiRelease("trade area", needs.release);
  await startWatching({ appName: "trade", basePath, pages: Object.keys(tradePages) });
}
