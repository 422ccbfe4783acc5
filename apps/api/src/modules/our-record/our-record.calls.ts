import type { ourRecordCalls } from "@precise/contract/shop/our-record";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { lastRecord } from "./nightly-record.ts";

/** The call about the shop's own record. @source design D35 */
export function ourRecordHandlers(db: Database): Answers<typeof ourRecordCalls> {
  return { getOurRecord: async () => answer({ record: (await lastRecord(db)) ?? null }) };
}
