import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const main = new URL("../../src/main/main.ts", import.meta.url).pathname;

export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it without a word to it, and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it as an operator does. */
  stop(): Promise<void>;
}

/** Starts the real api as a process of its own and waits until it listens. @param variables of its environment besides */
export async function startApiProcess(
  dataFolder: string,
  databaseUrl?: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      SHOP_ENV: "local",
      API_PORT: "0",
      DATA_DIR: dataFolder,
      RATE_LIMIT_FACTOR: "1000000",
      LOG_LEVEL: "silent",
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await gone;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg === "listening") {
      return {
        url: String(entry.url),
        pid: child.pid ?? 0,
        kill: () => end("SIGKILL"),
        stop: () => end("SIGTERM"),
      };
    }
  }
  throw new Error("the api ended before it listened");
}
