import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { BareAnswer } from "./bare-server.ts";
import type { LoadPlan } from "./measure-load.ts";

/** Headers that the server itself sets for each answer. */
const OWN_HEADERS: ReadonlySet<string> = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Asks once, and keeps the answer as it travelled: compressed, with its headers. @throws Error on another status than 200 */
export async function answerOf(plan: LoadPlan): Promise<BareAnswer> {
  const asking = request(plan.url, { method: plan.method, headers: plan.headers });
  asking.end(plan.bodies?.[0]);
  const [response] = await once(asking, "response");
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${plan.url} answered ${response.statusCode}`);
  const headers = Object.entries<string>(response.headers).filter(([name]) => !OWN_HEADERS.has(name));
  const { pathname, search } = new URL(plan.url);
  return {
    path: pathname + search,
    headers: { ...Object.fromEntries(headers), "content-length": String(body.length) },
    bodyBase64: body.toString("base64"),
  };
}

/** Starts the bare server in a process of its own with these answers. */
export async function startBareServer(
  answers: readonly BareAnswer[],
): Promise<{ readonly origin: string; readonly pid: number; stop(): void }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  server.stdin.end(JSON.stringify(answers));
  const [port] = await Promise.race([
    once(server.stdout, "data"),
    once(server, "exit").then(() => Promise.reject(new Error("the bare server did not start"))),
  ]);
  return {
    origin: `http://127.0.0.1:${String(port).trim()}`,
    pid: server.pid ?? 0,
    stop: () => void server.kill("SIGKILL"),
  };
}
