import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LimitName } from "./zones.ts";

const windowMs = 10_000;
/**
 * Requests of one address in ten seconds that are made for it, not kept. Whole streets of phones share an address, so these
 * are far above a person: they stop programs. The API counts its calls itself.
 */
const most: Readonly<Record<Exclude<LimitName, "none"> | "prefetches", number>> = {
  pages: 500,
  pictures: 1_000,
  made: 40,
  /** Pages that a browser fetches because its visitor may want them next; they count among his pages as well. */
  prefetches: 60,
};
export type Counted = keyof typeof most;

/** Whether a visitor may go on. @returns seconds to wait, or 0 */
export type CheckLimit = (request: FastifyRequest, counted: Counted) => Promise<number>;

/** Counts by address, an IPv6 network as one. @param addressOf who asks */
export async function countVisitors(
  app: FastifyInstance,
  factor: number,
  addressOf: (request: FastifyRequest) => string,
): Promise<CheckLimit> {
  await app.register(rateLimit, { global: false });
  const limiter = (counted: Counted) =>
    app.createRateLimit({
      max: most[counted] * factor,
      timeWindow: windowMs,
      keyGenerator: (request) => `${counted} ${addressOf(request)}`,
    });
  const limiters = {
    pages: limiter("pages"),
    pictures: limiter("pictures"),
    made: limiter("made"),
    prefetches: limiter("prefetches"),
  };
  return async (request, counted) => {
    const said = await limiters[counted](request);
    return said.isAllowed || !said.isExceeded ? 0 : Math.max(1, said.ttlInSeconds);
  };
}
