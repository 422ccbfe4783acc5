import { fromWireValue } from "@precise/cart-core/money";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { failureCircuit } from "#api/modules/money/online/paystack/failure-circuit.ts";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";

/** The payment service as the api has it, for what is done while the api is dead. */
export function paymentsAt(url: string): OnlinePayments {
  const circuit = failureCircuit({ failures: 1_000 });
  return {
    provider: paystackProvider({
      url,
      secretKeys: ["sk_test_local"],
      timeoutMilliseconds: 1_500,
      circuit,
      onFault: () => undefined,
    }),
    isLive: false,
    isReachable: () => true,
    checkFactor: 0.001,
    ownRefundLimit: fromWireValue(500_000),
    siteOrigin: "http://shop.test",
    shopEmail: "alarms@shop.test",
    respondHours: 72,
    unprovedHoldMinutes: 60,
  };
}
