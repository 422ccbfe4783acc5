import { startAnswerTally } from "../answer-tally.ts";
import { askTimed } from "../ask-timed.ts";
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
      const { status } = await askTimed(tally.onAnswer, `${shop?.url}/clients/login`);
      if (status === 200) read += 1;
    },
    done: () => read,
    seen: () => `visits to the trade area: ${tally.take()}`,
    judge: async () => ({ words: `${read} visits`, broken: [] }),
    close: async () => undefined,
  };
}
