import type { PaymentProvider } from "../provider-port.ts";
import { type FailureCircuit, failureCircuit } from "./failure-circuit.ts";
import { PaystackFault, paystackClient } from "./paystack-client.ts";
import { paystackPayments } from "./paystack-payments.ts";
import { paystackRefunds } from "./paystack-refunds.ts";
import { readPaystackNotice } from "./read-paystack-notice.ts";

/**
 * Paystack behind the port.
 * @param url origin of the service, without a path
 * @param secretKeys the first signs our calls; webhooks may be signed by any of them, for a key that is replaced is still
 *   in what is on its way
 * @param timeoutMilliseconds for each call, and for the whole of `start`
 * @param circuit open while `start` failed often: the way to pay is then not offered
 * @throws PaystackFault where there is no key, or one that cannot be a key
 * @source decision 060
 */
export function paystackProvider(options: {
  readonly url: string;
  readonly secretKeys: readonly string[];
  readonly now?: () => number;
  readonly timeoutMilliseconds?: number;
  readonly circuit?: FailureCircuit;
  readonly onFault: (fault: PaystackFault) => void;
}): PaymentProvider {
  const { secretKeys, now = Date.now, timeoutMilliseconds = 8_000, onFault } = options;
  const { circuit = failureCircuit({ now }) } = options;
  const { origin: url } = new URL(options.url);
  const [secretKey] = secretKeys;
  // An empty key would sign for anyone, and fetch names a bad header's value, and so the key, in its error.
  if (secretKey === undefined || secretKeys.some((key) => !/^[\x21-\x7e]{8,}$/.test(key)))
    throw new PaystackFault("There is no secret key, or one that is none");
  const client = paystackClient({ url, secretKey, now, timeoutMilliseconds, onFault });
  return {
    name: "paystack",
    ...paystackPayments({ client, circuit, url, startMilliseconds: timeoutMilliseconds }),
    ...paystackRefunds(client, now),
    readWebhook: (body, headers) => readPaystackNotice(secretKeys, body, headers["x-paystack-signature"]),
  };
}
