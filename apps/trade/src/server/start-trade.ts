import { isBuilding, webEnv } from "@precise/web/env";
import { startServer } from "@precise/web/server/start-server";
import { distDir } from "../env.ts";
import { basePath } from "../shell/base-path.ts";
import { apiState } from "./api-state.ts";

/** Checks the environment, then starts what the server does besides answering. */
export function startTrade(): void {
  if (isBuilding()) return;
  startServer({
    name: "trade area",
    checkEnv: webEnv,
    distDir: distDir(),
    builtFilesUnder: `${basePath}/_next/static/`,
    isApiUp: () => apiState().isUp,
  });
}
