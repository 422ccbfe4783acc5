import type { OnlinePayments } from "./online/online-payments.ts";
import { failureCircuit } from "./online/paystack/failure-circuit.ts";
import { paystackProvider } from "./online/paystack/paystack-provider.ts";

/**
 * Paystack as the payment service. It is not asked for a while after it failed again and again.
 * @param secretKeys the one in use first; the others may still have signed events
 * @source decision 060
 */
export function openPaystack(at: {
  readonly url: string;
  readonly secretKeys: readonly string[];
  readonly onFault: (fault: unknown) => void;
}): Pick<OnlinePayments, "provider" | "isLive" | "isReachable"> {
  const circuit = failureCircuit();
  return {
    provider: paystackProvider({ ...at, circuit }),
    isLive: at.secretKeys[0]?.startsWith("sk_live_") ?? false,
    isReachable: () => !circuit.isOpen(),
  };
}
