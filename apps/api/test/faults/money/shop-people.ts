import { refundDeskPayment } from "@precise/contract/desk/money/payments";
import { correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import type { OnlineShop } from "../../modules/payments/online-shop.ts";

/** Naira that a manager of this shop pays back without a second person. */
export const aloneLimit = 20_000;

const limits = { params: { kind: "limits" as const } };
const strangersAccount = {
  bank_code: "057",
  account_number: "3061526789",
  account_name: "WILLIAMS TERSOO OLUWASEUN",
};

/** Sets the limit that the people of `shopPeople` are held by. */
export async function limitManagers({ api }: OnlineShop): Promise<void> {
  const owner = await staffAs(api, "owner");
  const entries = [{ key: "refund_alone", value: { amount: aloneLimit } }];
  await owner.done(setShopSetting, { ...limits, body: { entries } });
}

/** Those who do with one purchase what may not be theirs to do: a manager, someone of the showroom, and a stranger. */
export function shopPeople({ api }: OnlineShop) {
  let manager: DeskCaller | undefined;
  let showroom: DeskCaller | undefined;
  let alone = 0;
  return {
    /** Naira that went back without a second person. */
    alone: () => alone,
    /** A manager lifts their limit where they can, and refunds. @throws where it is refused, or asked of a second person */
    async refund(body: { number: string; amount: number; reason: string }): Promise<void> {
      manager ??= await staffAs(api, "manager");
      const entries = [{ key: "refund_alone", value: { amount: 1_000_000 } }];
      await manager.call(setShopSetting, { ...limits, body: { entries } });
      const { done } = await manager.done(refundDeskPayment, { body });
      if (!done) throw new Error("a second person is asked");
      alone += body.amount;
    },
    /** Someone who does not see the buyer's e-mail puts their own in its place. */
    async overwrite(number: string, revision: number): Promise<void> {
      showroom ??= await staffAs(api, "showroom");
      const body = { contact: { email: "showroom.private@example.com" }, reason: "A typing error." };
      await showroom.call(correctDeskOrder, { params: { number }, body, ifMatch: revision });
    },
    /** Who knows an order, and got no mail of ours, names their account for its refund. */
    async nameAccount(refund: number): Promise<void> {
      await api.post("/api/orders/refund-account", { token: `${refund} 1`, ...strangersAccount });
    },
  };
}
