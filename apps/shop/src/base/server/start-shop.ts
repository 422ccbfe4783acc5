import { join } from "node:path";
import { isBuilding } from "@precise/web/env";
import { startServer } from "@precise/web/server/start-server";
import { distDir, shopEnv } from "../env.ts";
import { startCataloguePoller } from "./catalogue-poller.ts";
import { catalogueMark, catalogueState } from "./catalogue-state.ts";
import { startLimitingPageFiles } from "./limit-page-files.ts";
import { showTradeOutages } from "./trade-outage.ts";

/** Checks the environment, then starts what the server does apart from answering. */
export async function startShop(): Promise<void> {
  if (isBuilding()) return;
  startServer({
    name: "shop",
    checkEnv: shopEnv,
    distDir: distDir(),
    builtFilesUnder: "/_next/static/",
    isApiUp: () => catalogueState().isApiUp,
    pagesFrom: { madeFrom: catalogueMark, articles: catalogueState().articles },
  });
  showTradeOutages();
  startLimitingPageFiles(join(distDir(), "server", "app"));
  await startCataloguePoller();
}
