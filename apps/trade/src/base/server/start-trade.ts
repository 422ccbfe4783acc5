import { isBuilding, webEnv } from "@precise/web/env";
import { keepConnections } from "@precise/web/server/keep-connections";
import { startServer } from "@precise/web/server/start-server";
import { distDir } from "#trade/base/env.ts";
import { basePath } from "#trade/base/routes/base-path.ts";
import { apiState } from "./api-state.ts";

const idleMs = 10 * 60_000;

/** Checks the environment, then starts the server's background work. */
export function startTrade(): void {
  if (isBuilding()) return;
  // Only the shop or a proxy connects to this server.
  keepConnections(idleMs);
  startServer({
    name: "trade area",
    checkEnv: webEnv,
    distDir: distDir(),
    builtFilesUnder: `${basePath}/_next/static/`,
    isApiUp: () => apiState().isUp,
  });
}
