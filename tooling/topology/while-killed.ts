import { setTimeout as delay } from "node:timers/promises";
import { need } from "./shown.ts";
import type { Replica } from "./start-replica.ts";

const beforeMs = 2_000;
const goneMs = 3_000;
const afterMs = 3_000;

/** What visitors do meanwhile. */
export interface Load {
  isOver(): boolean;
  /** Counts an answer, or its failure: none at all, or a status of 400 and more. */
  count(what: string, ask: () => Promise<{ readonly status: number }>): Promise<void>;
}

/**
 * Kills a replica with SIGKILL while visitors are busy, starts it again and waits until it has worked for a while.
 * @param visitors each runs until the load is over
 * @returns how many requests were answered
 * @throws Error that names the first failures, where there is one
 */
export async function whileKilled(
  victim: Replica,
  visitors: readonly ((load: Load) => Promise<void>)[],
): Promise<number> {
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const load: Load = {
    isOver: () => isOver,
    async count(what, ask) {
      const outcome = await outcomeOf(ask);
      if (outcome === undefined) answered += 1;
      else failures.push(`${what}: ${outcome}`);
    },
  };
  const killing = async () => {
    await delay(beforeMs);
    await victim.kill();
    await delay(goneMs);
    await victim.start();
    await delay(afterMs);
    isOver = true;
  };
  await Promise.all([...visitors.map((visit) => visit(load)), killing()]);
  need(
    failures.length === 0,
    `${victim.name} killed: ${failures.length} of ${answered + failures.length} failed: ${failures.slice(0, 5).join("; ")}`,
  );
  return answered;
}

/** What went wrong; undefined for an answer that says what was asked. */
async function outcomeOf(ask: () => Promise<{ readonly status: number }>): Promise<string | undefined> {
  try {
    const { status } = await ask();
    return status < 400 ? undefined : `answered ${status}`;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}
