import { deliveryBy } from "@precise/contract/desk/deliveries";
import * as z from "zod/mini";
import type { JobKind } from "#api/modules/desk/jobs/desk-job.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { dispatchOrder } from "../../ops/deliveries/dispatch-order.ts";
import type { OperatorTools } from "../../ops/operator-command.ts";
import { carryOut, readRights } from "../jobs/carry-out.ts";

const sending = z.object({
  by: deliveryBy,
  parcels: z.optional(z.int()),
  despite_refund: z.optional(z.string()),
});

/** Sends someone with many orders: each by the command that sends one. */
export const dispatchOrdersKind: JobKind<OperatorTools> = {
  name: "deliveries.dispatch",
  subject: "number",
  async run(tools, { subject: number, common, actor }) {
    const { by, parcels, despite_refund: despiteRefund } = sending.parse(common);
    const rights = await readRights(tools.db, actor);
    if (!rights.may("order.move")) throw new Refused("Your role does not allow this.");
    await carryOut(tools, dispatchOrder, { number, ...bringerOf(by), parcels, despiteRefund }, actor);
  },
};

function bringerOf(by: z.output<typeof deliveryBy>) {
  if ("rider_id" in by) return { to: { id: by.rider_id } };
  if ("rider" in by) return { to: { rider: by.rider } };
  return { to: { carrier: by.carrier }, waybill: by.waybill, trackingUrl: by.tracking_url };
}
