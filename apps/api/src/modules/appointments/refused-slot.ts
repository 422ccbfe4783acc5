import { failure, type Reply } from "#api/platform/http/reply.ts";
import type { SlotRefusal } from "./scheduling-port.ts";

/** So long a visitor's program should wait before it asks a service again that is down. */
const retryAfterSeconds = 30;

/** Why a calendar did not do what was asked, as the caller is told. */
export function refusedSlot(code: SlotRefusal): Extract<Reply<never>, { failure: unknown }> {
  switch (code) {
    case "unknown_appointment_type":
      return failure(404, code, "There is no such appointment.", { field: "type" });
    case "slot_taken":
      return failure(409, code, "This time is no longer available.", { field: "starts_at" });
    case "scheduling_unavailable":
      return failure(503, code, "Our calendar is not working right now. Send us a request instead.", {
        retryAfterSeconds,
      });
  }
}
