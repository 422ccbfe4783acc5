import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerSource } from "./door-metrics.ts";
import type { Asked } from "./visitors/check-request.ts";
import type { Visit } from "./visitors/trusted-proxies.ts";
import type { Zone } from "./zones.ts";

/** A request on its way through the door. */
export interface DoorRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly url: Asked;
  readonly zone: Zone;
  readonly visit: Visit;
  /** The request's headers as its app gets them. */
  readonly headersForApp: () => Record<string, string | string[]>;
  /** A browser fetches it because its visitor may want it next. */
  readonly isPrefetch: boolean;
  /** It begins a trace; what an app calls goes on with the app's. */
  readonly beginsTrace: boolean;
  /** Its app gets of the visitor's headers only those that an answer for everyone may heed. */
  mayBeKept: boolean;
  /** Ends when the visitor goes away; without one what is made for him is made to its end, for others may wait for it. */
  signal: AbortSignal | undefined;
  /** Where the answer came from, for metrics. */
  source: AnswerSource;
}

/** A visitor who goes away ends what is made for him alone. */
export function withSignal(asking: DoorRequest): DoorRequest {
  const gone = new AbortController();
  const { raw } = asking.reply;
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return Object.assign(asking, { signal: gone.signal });
}
