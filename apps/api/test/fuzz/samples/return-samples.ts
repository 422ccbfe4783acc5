import { decideReturn, receiveReturn } from "@precise/contract/desk/returns";
import { ask, claimBody, claimIn } from "../../modules/returns/return-calls.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Claims for a lamp that was delivered. */
export function returnSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner } = shop;
  /** A claim that nobody has looked at. */
  async function claimed(changes: Record<string, unknown> = {}) {
    const { number } = claimIn(await ask(api, claimBody(await shop.delivered(), "FUZZ-LAMP", changes)));
    return { params: { number } };
  }
  async function approved() {
    const { params } = await claimed();
    await (await openOwner()).done(decideReturn, { params, body: { decision: "approve" } });
    return { params };
  }
  const lamp = { sku: "FUZZ-LAMP", quantity: 1 };
  const faulty = { lines: [{ ...lamp, condition: "faulty_confirmed" as const, restock: false }] };

  return {
    ...about(async () => {
      const body = { kind: "return", wish: "refund", lines: [{ ...lamp, reason: "faulty" }] };
      return { body: { ...body, order: await shop.delivered() } };
    }, ["openDeskReturn"]),
    ...about(claimed, ["readDeskReturn", "decideReturn"]),
    ...about(approved, ["closeReturn"]),
    ...about(async () => ({ ...(await approved()), body: faulty }), ["receiveReturn"]),
    ...about(async () => {
      const { params } = await approved();
      await (await openOwner()).done(receiveReturn, { params, body: faulty });
      return { params, body: { as: "refund", reason: "The LED driver had failed." } };
    }, ["settleReturn"]),
    ...about(async () => {
      const { params } = await claimed({ pictures: [await shop.sendPicture()] });
      return { params: { ...params, position: 0 } };
    }, ["readReturnPicture"]),
  };
}
