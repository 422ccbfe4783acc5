import { randomUUID } from "node:crypto";
import { isTracing, type OpenSpan, traced, tracedPart } from "@precise/tracing/traced";
import { currentRequest } from "#api/platform/database/current-request.ts";

/**
 * Asks a service that is not ours, as a part of the call's trace; for a job, whose own trace it then is. The service learns
 * nothing of the trace.
 */
export function tracedOutside<Result>(
  name: string,
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  if (!isTracing() || currentRequest() !== null) return tracedPart(name, "client", {}, work);
  return traced({ requestId: randomUUID(), isAlwaysKept: true }, name, "client", {}, work);
}
