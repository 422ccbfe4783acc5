import { join } from "node:path";
import { isBuilding } from "@precise/web/env";
import { checkApiRelease } from "@precise/web/server/check-api-release";
import { checkEnvironment } from "@precise/web/server/check-environment";
import { startWatching } from "@precise/web/server/watching/start-watching";
import { shopPages } from "#shop/base/routes/page-table.ts";
import { distDir, shopEnv } from "../env.ts";
import { startCataloguePoller } from "./catalogue-poller.ts";
import { startLimitingPageFiles } from "./limit-page-files.ts";
import needs from "./needs-api.json" with { type: "json" };

/** Checks the environment, then starts what the server does apart from answering. */
export async function startShop(): Promise<void> {
  if (isBuilding()) return;
  checkEnvironment("shop", shopEnv);
  await checkApiRelease("shop", needs.release);
  await startWatching({ appName: "shop", basePath: "", pages: Object.keys(shopPages) });
  startLimitingPageFiles(join(distDir(), "server", "app"));
  await startCataloguePoller();
}
