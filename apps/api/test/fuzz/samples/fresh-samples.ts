import type { TestApi } from "../../fixtures/start-test-api.ts";
import { appointmentSamples } from "./appointment-samples.ts";
import { couponSamples } from "./coupon-samples.ts";
import { customerSamples } from "./customer-samples.ts";
import { type FreshSample, openFuzzShop } from "./fuzz-shop.ts";
import { goodsSamples } from "./goods-samples.ts";
import { inboxSamples } from "./inbox-samples.ts";
import { mailSamples } from "./mail-samples.ts";
import { moneySamples } from "./money-samples.ts";
import { orderSamples } from "./order-samples.ts";
import { returnSamples } from "./return-samples.ts";
import { shopSamples } from "./shop-samples.ts";
import { staffSamples } from "./staff-samples.ts";
import { stockSamples } from "./stock-samples.ts";
import { tradeSamples } from "./trade-samples.ts";

/** By the operation's id: how calls are made that need something to be there first, or use it up. */
export function freshSamples(api: TestApi): ReadonlyMap<string, () => Promise<FreshSample>> {
  const shop = openFuzzShop(api);
  const samples = {
    ...orderSamples(shop),
    ...moneySamples(shop),
    ...goodsSamples(shop),
    ...stockSamples(shop),
    ...tradeSamples(shop),
    ...couponSamples(shop),
    ...mailSamples(shop),
    ...returnSamples(shop),
    ...inboxSamples(shop),
    ...customerSamples(shop),
    ...staffSamples(shop),
    ...appointmentSamples(shop),
  };
  return new Map([
    ...Object.entries(shopSamples(api)),
    ...Object.entries(samples).flatMap(([id, sample]) =>
      sample === undefined ? [] : [[`desk.${id}`, sample] as const],
    ),
  ]);
}
