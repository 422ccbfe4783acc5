import type { Parts } from "../parts/parts.ts";
import type { Channel, Transaction } from "../store/payments-state.ts";
import type { SendOptions } from "../webhooks/notices.ts";

/** What may be given with an act; amounts in kobo. */
export interface ActDetails {
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  readonly domain?: "test" | "live" | undefined;
  readonly channel?: Channel;
  readonly options: SendOptions;
}

type Act = (parts: Parts, transaction: Transaction, details: ActDetails) => unknown;

const acts = {
  succeed: ({ transactions }, transaction, { options, ...how }) =>
    transactions.succeed(transaction, how, options),
  fail: ({ transactions }, transaction) => transactions.fail(transaction, "Declined"),
  abandon: ({ transactions }, transaction) => transactions.abandon(transaction),
  ongoing: ({ transactions }, transaction) => transactions.begin(transaction, transaction.channel ?? "card"),
  reverse: ({ transactions }, transaction) => transactions.reverse(transaction),
  reject_transfer: ({ transactions }, transaction, { amount, options }) =>
    transactions.rejectTransfer(transaction, amount ?? transaction.requestedAmount - 100, options),
  dispute: ({ disputes }, transaction, { options }) => disputes.open(transaction, options),
  dispute_won: ({ disputes }, { reference }, { options }) =>
    disputes.resolve(disputes.openOne(reference), "declined", undefined, options),
  dispute_lost: ({ disputes }, { reference }, { options }) =>
    disputes.resolve(disputes.openOne(reference), "auto-accepted", undefined, options),
} satisfies Record<string, Act>;

type ActName = keyof typeof acts;

/** What can be done to a payment by hand, on the dashboard and by `/control`. */
export const transactionActs = {
  names: Object.keys(acts).filter(isActName),
  /** @throws PaystackError when that cannot happen to it now */
  act: async (
    parts: Parts,
    transaction: Transaction,
    details: ActDetails & { readonly do: ActName },
  ): Promise<void> => {
    const act: Act = acts[details.do];
    await act(parts, transaction, details);
  },
};

export function isActName(name: string): name is ActName {
  return Object.hasOwn(acts, name);
}
