import { traced } from "@precise/tracing/traced";
import type { DoorRequest } from "../door-request.ts";
import type { UpstreamAnswer } from "./ask-upstream.ts";

/** What is about an order is reported also where few traces are: placing it, paying for it, changing it. */
const aboutAnOrder = /\/(?:orders?|checkout|pay)(?:\/|$)/;

/**
 * Asks an app as the first span of a trace, until its answer begins. What is kept here begins none: nothing happens behind the
 * door. The path is left out, for it may hold what only one visitor knows.
 * @param ask gets the header by which the app goes on, where this trace is reported
 * @source decision 135
 */
export function tracedAsk(
  { beginsTrace, request, url, zone }: DoorRequest,
  ask: (header: { readonly traceparent?: string }) => Promise<UpstreamAnswer>,
): Promise<UpstreamAnswer> {
  const { method } = request;
  const isAlwaysKept = method !== "GET" && method !== "HEAD" && aboutAnOrder.test(url.path);
  const place = beginsTrace ? { requestId: request.id, isAlwaysKept } : undefined;
  const facts = { "http.request.method": method, "door.upstream": zone.upstream };
  return traced(place, `${method} ${zone.name}`, "server", facts, async (span) => {
    const answer = await ask(span === undefined ? {} : { traceparent: span.traceparent });
    span?.note({ "http.response.status_code": answer.status });
    return answer;
  });
}
