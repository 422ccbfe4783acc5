import type { dispatchDeliveries } from "@precise/contract/desk/deliveries";
import type { DataOf, ParsedBodyOf } from "@precise/contract/route";
import type { Refusal } from "#api/platform/http/reply.ts";

export type DispatchRow = DataOf<typeof dispatchDeliveries>["rows"][number];

/** What is asked for one order. */
interface DispatchInput {
  readonly number: string;
  readonly to: { id: number } | { rider: { name: string; phone: string } } | { carrier: string };
  readonly waybill?: string | undefined;
  readonly trackingUrl?: string | undefined;
  readonly parcels?: number | undefined;
}

/** Sends each order in a transaction of its own, one after the other: one that is refused stops no other. */
export async function dispatchEach(
  { numbers, by, parcels }: ParsedBodyOf<typeof dispatchDeliveries>,
  dispatch: (input: DispatchInput) => Promise<{ readonly result: unknown } | Refusal>,
): Promise<DispatchRow[]> {
  const rows: DispatchRow[] = [];
  for (const number of new Set(numbers)) {
    const done = await dispatch({ number, ...bringerOf(by), parcels });
    rows.push(
      "failure" in done
        ? { number, outcome: "refused", reason: done.failure.error.message }
        : { number, outcome: "done" },
    );
  }
  return rows;
}

function bringerOf(
  by: ParsedBodyOf<typeof dispatchDeliveries>["by"],
): Omit<DispatchInput, "number" | "parcels"> {
  if ("rider_id" in by) return { to: { id: by.rider_id } };
  if ("rider" in by) return { to: { rider: by.rider } };
  return { to: { carrier: by.carrier }, waybill: by.waybill, trackingUrl: by.tracking_url };
}
