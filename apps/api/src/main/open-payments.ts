import { fromWireValue } from "@precise/cart-core/money";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { openPaystack } from "#api/modules/money/open-paystack.ts";
import type { Env } from "./env.ts";

/** The payment service of this shop; undefined where there is none. */
export function openPayments(
  env: Pick<Env, "paystack" | "paymentCheckFactor" | "ownRefundLimit" | "siteOrigins">,
  content: ShopContent,
  onFault: (fault: unknown) => void,
): OnlinePayments | undefined {
  if (env.paystack === undefined) return undefined;
  return {
    ...openPaystack({ ...env.paystack, onFault }),
    checkFactor: env.paymentCheckFactor,
    ownRefundLimit: fromWireValue(env.ownRefundLimit),
    siteOrigin: env.siteOrigins[0] ?? "",
    get shopEmail() {
      return content.company.email;
    },
    get respondHours() {
      return content.limits.unpaidOrderHours;
    },
    get unprovedHoldMinutes() {
      return content.limits.unprovedHoldMinutes;
    },
  };
}
