import { startAnswerTally } from "../answer-tally.ts";
import { askTimed, type OnAnswer } from "../ask-timed.ts";
import type { Lead, Neighbour, VisitedShop } from "./neighbour.ts";

/** After so long the API stops asking it, and the door has added its own time. */
const mostMs = 3_000;

/**
 * In the place of a replica stands the primary itself, by a way of its own; somebody reads of the catalogue, which must be answered
 * while that way is broken, too.
 */
export async function readReplica(lead: Lead, databaseUrl: string): Promise<Neighbour> {
  const name = "read replica";
  const tally = startAnswerTally();
  let shop: VisitedShop | undefined;
  let read = 0;
  let faults: string[] = [];
  const onAnswer: OnAnswer = (status, waitedMs) => {
    tally.onAnswer(status, waitedMs);
    if (status !== 200 || waitedMs > mostMs)
      faults.push(`the catalogue was answered ${status ?? "nothing"} after ${Math.round(waitedMs)} ms`);
  };
  return {
    name,
    variables: { DATABASE_READ_URL: await lead("api", name, databaseUrl) },
    async open(running) {
      shop = running;
    },
    async act() {
      // No part of the shop keeps this answer.
      const { status } = await askTimed(onAnswer, `${shop?.url}/api/catalogue/addresses/1`);
      if (status === 200) read += 1;
    },
    done: () => read,
    seen() {
      faults = [];
      return `reads of the catalogue: ${tally.take()}`;
    },
    faultsWhileBroken: () => faults,
    judge: async () => ({ words: `${read} times the catalogue was read`, broken: [] }),
    close: async () => undefined,
  };
}
