import { currentTraceparent } from "@precise/tracing/traced";
import * as z from "zod/mini";
import { currentRequest } from "#api/platform/database/current-request.ts";

/** The call that queued a row, as the log and the audit name it, and its trace where that is reported. */
interface QueuedBy {
  readonly request: string;
  readonly traceparent?: string | undefined;
}

const stamped = z.object({
  queued_by: z.object({ request: z.string(), traceparent: z.optional(z.string()) }),
});

/** What is queued, with the call that queued it: so what is sent later is found by it, too. A job names none. */
export function withQueuedBy<Content extends object>(
  content: Content,
): Content & { readonly queued_by?: QueuedBy } {
  const request = currentRequest();
  if (request === null) return content;
  const traceparent = currentTraceparent();
  return { ...content, queued_by: { request, ...(traceparent !== undefined && { traceparent }) } };
}

/** @returns undefined for a row of a job, or of an older release */
export function readQueuedBy(content: unknown): QueuedBy | undefined {
  const read = stamped.safeParse(content);
  return read.success ? read.data.queued_by : undefined;
}
