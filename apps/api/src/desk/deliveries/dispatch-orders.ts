import { chosenPieces, deliveryBy } from "@precise/contract/desk/deliveries/sending";
import * as z from "zod/mini";
import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { dispatchOrder } from "./dispatch-order.ts";

const sending = z.object({
  by: deliveryBy,
  parcels: z.optional(z.int()),
  lines: z.optional(z.array(chosenPieces)),
  despite_refund: z.optional(z.string()),
});

/** Sends someone with many orders: each by the command that sends one. */
export const dispatchOrdersKind: JobKind<OperatorTools> = {
  name: "deliveries.dispatch",
  subject: "number",
  async run(tools, { subject: number, common, actor }) {
    const { by, parcels, lines, despite_refund: despiteRefund } = sending.parse(common);
    const rights = await readRights(tools.db, actor);
    if (!rights.may("order.move")) throw new Refused("Your role does not allow this.");
    await carryOut(tools, dispatchOrder, { number, ...bringerOf(by), parcels, lines, despiteRefund }, actor);
  },
};

function bringerOf(by: z.output<typeof deliveryBy>) {
  if ("rider_id" in by) return { to: { id: by.rider_id } };
  if ("rider" in by) return { to: { rider: by.rider } };
  return { to: { carrier: by.carrier }, waybill: by.waybill, trackingUrl: by.tracking_url };
}
