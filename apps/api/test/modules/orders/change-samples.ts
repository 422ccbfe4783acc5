import { changeDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { staffAs } from "../../desk/open-desk.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";
import { placedOrder } from "./order-body.ts";

/** Calls of a buyer who is asked about a change of their order: three orders of one LAMP-1, each to become two. */
export async function changeSamples(api: TestApi): Promise<Record<string, Sample>> {
  const sales = await staffAs(api, "sales");
  const tokenOfNew = async () => {
    const { number } = await placedOrder(api, { "LAMP-1": 1 }, 6_000);
    const lines = [{ sku: "LAMP-1", quantity: 2 }];
    const body = { lines, reason: "You asked for it on the phone.", accepted_total: 7_000 };
    const { change } = await sales.done(changeDeskOrder, { params: { number }, body });
    return orderChangePath(api.links, { number, id: change.id }, new Date()).split("/").at(-1);
  };
  const sampleOf = async (more: object = {}): Promise<Sample> => ({
    body: { token: await tokenOfNew(), ...more },
    bad: { body: { token: 7, ...more }, field: "token" },
    missing: { body: { token: "made.up", ...more } },
  });
  return {
    readOrderChange: await sampleOf(),
    acceptOrderChange: await sampleOf({ accepted_total: 7_000 }),
    declineOrderChange: await sampleOf(),
  };
}
