import { isBuilding, webEnv } from "@precise/web/env";
import { checkEnvironment } from "@precise/web/server/check-environment";

/** Checks the environment. */
export function startTrade(): void {
  if (isBuilding()) return;
  checkEnvironment("trade area", webEnv);
}
