import { setTimeout as delay } from "node:timers/promises";
import { type Child, deathMessage } from "./child.ts";
import { PlainFailure } from "./plain-failure.ts";

/**
 * Waits until a server answers 2xx.
 * @throws PlainFailure when the server dies first (with its last lines) or does not answer in time
 */
export async function waitUntilReady(child: Child, url: string, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  let last = "no answer";
  while (Date.now() < until) {
    if (child.hasExited()) throw new PlainFailure(deathMessage(child, await child.exited));
    last = await statusOf(url);
    if (last.startsWith("2")) return;
    await Promise.race([delay(40), child.exited]);
  }
  const said = child.lastLines(5).map((line) => `\n  ${line}`);
  throw new PlainFailure(
    `The ${child.plan.name} was not ready at ${url} within ${Math.round(limitMs / 1000)} s (${last}). Its log: ${child.plan.logFile}${said.join("")}`,
  );
}

async function statusOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return String(response.status);
  } catch {
    // Not listening yet, or too busy to answer: asked again until the limit.
    return "no answer";
  }
}
