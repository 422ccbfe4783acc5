import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Neighbour } from "./neighbour.ts";

const betweenActsMs = 200;

/** Somebody needs each of them while something is done; then what was begun is ended. */
export async function withNeighbours(
  neighbours: readonly Neighbour[],
  disturb: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  const acting = neighbours.map(async ({ act }) => {
    // They get no notice of what is broken: they find out by a call that fails.
    while (act !== undefined && !isOver) {
      await act().catch(() => undefined);
      await wait(betweenActsMs);
    }
  });
  try {
    await disturb();
  } finally {
    isOver = true;
    await Promise.all(acting);
  }
  for (const neighbour of neighbours) await neighbour.finish?.();
}

/** @param onJudged gets what there was of each @returns what was lost or done twice, one line each */
export async function judgeNeighbours(
  neighbours: readonly Neighbour[],
  databaseUrl: string,
  onJudged: (name: string, words: string, isWhole: boolean) => void,
): Promise<string[]> {
  const db = await openDatabase({ dataFolder: tmpdir(), databaseUrl });
  const all: string[] = [];
  try {
    for (const neighbour of neighbours) {
      const { words, broken } = await neighbour.judge(db);
      onJudged(neighbour.name, words, broken.length === 0);
      all.push(...broken.map((line) => `${neighbour.name}: ${line}`));
    }
  } finally {
    await db.close();
  }
  return all;
}
