import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { machineVariables, shopFolder, stackUnderTest } from "./env.ts";

/** A second shop on the same API, with settings of its own. */
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
  const port = await freePort();
  const ownDist = join(".run", `another-${process.pid}-${port}`);
  cpSync(join(shopFolder, distDir), join(shopFolder, ownDist), { recursive: true });
  const child = spawn(
    process.execPath,
    [join("node_modules", "next", "dist", "bin", "next"), "start", "-p", String(port)],
    {
      cwd: shopFolder,
      stdio: "ignore",
      env: {
        ...machineVariables(),
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        SHOP_ENV: "local",
        PORT: String(port),
        API_ORIGIN: apiUrl,
        SHOP_DIST_DIR: ownDist,
        ...variables,
      },
    },
  );
  const close = () => {
    child.kill("SIGKILL");
    rmSync(join(shopFolder, ownDist), { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  try {
    await answers(`${url}/icon.svg`, child);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });
}
