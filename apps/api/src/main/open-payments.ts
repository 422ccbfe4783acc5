import { fromWireValue } from "@precise/cart-core/money";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { failureCircuit } from "#api/modules/money/online/paystack/failure-circuit.ts";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";
import type { Env } from "./env.ts";

/** The payment service of this shop; undefined where there is none. */
export function openPayments(
  env: Pick<Env, "paystack" | "paymentCheckFactor" | "ownRefundLimit" | "siteOrigins">,
  content: ShopContent,
  onFault: (fault: unknown) => void,
): OnlinePayments | undefined {
  if (env.paystack === undefined) return undefined;
  const { url, secretKeys } = env.paystack;
  const circuit = failureCircuit();
  return {
    provider: paystackProvider({ url, secretKeys, circuit, onFault }),
    isLive: secretKeys[0]?.startsWith("sk_live_") ?? false,
    isReachable: () => !circuit.isOpen(),
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
