import type { TestApi } from "../../fixtures/start-test-api.ts";
import { appointmentSamples } from "./appointment-samples.ts";
import { type FreshSample, openFuzzShop } from "./fuzz-shop.ts";
import { goodsSamples } from "./goods-samples.ts";
import { mailSamples } from "./mail-samples.ts";
import { moneySamples } from "./money-samples.ts";
import { orderSamples } from "./order-samples.ts";
import { shopSamples } from "./shop-samples.ts";
import { staffSamples } from "./staff-samples.ts";

/** By the operation's id: how calls are made that need something to be there first, or use it up. */
export function freshSamples(api: TestApi): ReadonlyMap<string, () => Promise<FreshSample>> {
  const shop = openFuzzShop(api);
  const samples = {
    ...orderSamples(shop),
    ...moneySamples(shop),
    ...goodsSamples(shop),
    ...mailSamples(shop),
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
