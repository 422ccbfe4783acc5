import { startAnswerTally } from "../answer-tally.ts";
import type { Neighbour, VisitedShop } from "./neighbour.ts";

/** Somebody who comes to the trade area, where the shoppers never go. */
export function tradeArea(): Neighbour {
  const tally = startAnswerTally();
  let shop: VisitedShop | undefined;
  let read = 0;
  return {
    name: "trade area",
    connection: "door – trade",
    variables: {},
    async open(running) {
      shop = running;
    },
    async act() {
      const begunAt = performance.now();
      let status: number | undefined;
      try {
        const answer = await fetch(`${shop?.url}/clients/login`, { signal: AbortSignal.timeout(30_000) });
        await answer.arrayBuffer();
        status = answer.status;
        if (status === 200) read += 1;
      } finally {
        tally.onAnswer(status, performance.now() - begunAt);
      }
    },
    done: () => read,
    seen: () => `visits to the trade area: ${tally.take()}`,
    judge: async () => ({ words: `${read} visits`, broken: [] }),
    close: async () => undefined,
  };
}
