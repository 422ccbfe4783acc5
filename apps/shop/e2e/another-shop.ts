import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getFreePort } from "../../../tooling/run/ports.ts";
import { machineVariables, shopFolder, stackUnderTest } from "./env.ts";

/** A second shop on the same API, behind a door of its own, with settings of its own. */
export interface AnotherShop {
  readonly url: string;
  close(): void;
}

const startsWithinMs = 30_000;

/**
 * Starts a copy of the built shop with other settings, for what the stack under test cannot show. A copy: two shops in
 * one folder would write over each other's pages.
 * @param variables besides those of every local shop
 */
export async function startAnotherShop(variables: Readonly<Record<string, string>>): Promise<AnotherShop> {
  const { apiUrl, distDir } = stackUnderTest();
  const [port, shopPort, innerPort] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const url = `http://localhost:${port}`;
  const shopOrigin = `http://localhost:${shopPort}`;
  const ownDist = join(".run", `another-${process.pid}-${port}`);
  cpSync(join(shopFolder, distDir), join(shopFolder, ownDist), { recursive: true });
  const shared = {
    ...machineVariables(),
    NODE_ENV: "production" as const,
    SHOP_ENV: "local",
    SITE_ORIGINS: url,
    API_ORIGIN: apiUrl,
    ...variables,
  };
  const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    spawn(process.execPath, args, { cwd: shopFolder, stdio: "ignore", env: { ...shared, ...env } });
  const shop = run(
    [join("node_modules", "next", "dist", "bin", "next"), "start", "-H", "localhost", "-p", String(shopPort)],
    { NEXT_TELEMETRY_DISABLED: "1", PORT: String(shopPort), SHOP_DIST_DIR: ownDist },
  );
  const door = run([join("..", "door", "src", "main.ts")], {
    HOST: "::",
    PORT: String(port),
    INNER_PORT: String(innerPort),
    SHOP_ORIGIN: shopOrigin,
  });
  const close = () => {
    for (const child of [door, shop]) child.kill("SIGKILL");
    rmSync(join(shopFolder, ownDist), { recursive: true, force: true });
  };
  try {
    await answers(`${url}/icon.svg`, shop);
    return { url, close };
  } catch (fault) {
    close();
    throw fault;
  }
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + startsWithinMs;
  while (Date.now() < until && child.exitCode === null) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(100);
  }
  throw new Error(`another shop did not answer on ${address}`);
}
