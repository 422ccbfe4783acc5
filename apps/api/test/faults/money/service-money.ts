import { sendDispute } from "../../modules/payments/dispute-events.ts";
import type { OnlineShop } from "../../modules/payments/online-shop.ts";
import type { MoneyStep } from "./money-steps.ts";
import type { OutsideMoney } from "./purchase-books.ts";

/** What a payment went through outside; kobo. */
interface PlayedPayment {
  readonly reference: string;
  isReversed: boolean;
  dispute?: { readonly id: number; taken: number; state: "open" | "ended" };
}

/** A rule that did not hold after a step. */
export class BrokenRule extends Error {
  override readonly name = "BrokenRule";
}

export const price = 63_500;
let lastDispute = 70_000;

/** The payment service's side of a purchase: what it took, what its customers' banks took back, and what it paid back. */
export function serviceOf(shop: OnlineShop, numbers: readonly string[]) {
  const payments: PlayedPayment[] = [];
  const isOurs = (reference: string) => numbers.some((each) => reference.startsWith(`${each}-`));
  const atService = async () =>
    (
      (await shop.control("/transactions")) as {
        reference: string;
        status: string;
        requested_amount: number;
      }[]
    ).filter(({ reference }) => isOurs(reference));
  const refundsAtService = async () =>
    (
      (await shop.control("/refunds")) as {
        id: number;
        transaction_reference: string;
        amount: number;
        status: string;
      }[]
    ).filter(({ transaction_reference: reference }) => isOurs(reference));

  /** @param bank kobo that staff found on the bank's statement */
  async function outside(bank: number): Promise<OutsideMoney> {
    const [found, refunds] = await Promise.all([atService(), refundsAtService()]);
    return {
      payments: new Map(
        found
          .filter(({ status }) => status === "success" || status === "reversed")
          .map(({ reference, requested_amount: came }) => {
            const played = payments.find((each) => each.reference === reference);
            const takenBack = played?.isReversed ? came : (played?.dispute?.taken ?? 0);
            return [reference, { came, takenBack }];
          }),
      ),
      refunds: new Map(
        refunds.map(({ id, transaction_reference: reference, amount, status }) => [
          String(id),
          { reference, amount, isDone: status === "processed" },
        ]),
      ),
      bank,
    };
  }

  async function findPayments(): Promise<void> {
    for (const { reference } of await atService())
      if (!payments.some((known) => known.reference === reference))
        payments.push({ reference, isReversed: false });
  }

  async function onPayment(
    payment: PlayedPayment,
    step: Extract<MoneyStep, { which: number }>,
  ): Promise<void> {
    const { reference } = payment;
    const found = (await atService()).find((each) => each.reference === reference);
    const hasCome = found?.status === "success";
    switch (step.do) {
      case "succeed":
        if (!hasCome) await shop.act(reference, { do: "succeed", webhook: step.webhook });
        return;
      case "short":
        if (!hasCome) await shop.act(reference, { do: "succeed", amount: 1_000_000 });
        return;
      case "fail":
        return void (await shop.act(reference, { do: "fail" }));
      case "resend":
        return void (await shop.control("/webhooks/resend", { reference, times: 2 }));
      case "reverse":
        if (!hasCome || (await wentBack(payment))) return;
        await shop.act(reference, { do: "reverse" });
        payment.isReversed = true;
        return;
      case "dispute": {
        if (!hasCome || (await wentBack(payment))) return;
        lastDispute += 1;
        const all = found.requested_amount;
        const taken = step.stated ? Math.min(step.stated, all) : all;
        payment.dispute = { id: lastDispute, taken, state: "open" };
        return notify("create", payment, step.stated, null);
      }
      case "won":
      case "lost": {
        const { dispute } = payment;
        if (dispute?.state !== "open") return;
        dispute.state = "ended";
        if (step.do === "won") dispute.taken = 0;
        else if (step.stated) dispute.taken = Math.min(step.stated, dispute.taken);
        // The service calls a payment reversed once all of it was lost.
        if (dispute.taken === found?.requested_amount)
          for (const act of ["dispute", "dispute_lost"] as const)
            await shop.act(reference, { do: act, webhook: "never" });
        return notify("resolve", payment, step.stated, step.do === "won" ? "declined" : "merchant-accepted");
      }
    }
  }

  /** A bank takes back once, and only what did not go back already. */
  async function wentBack({ reference, isReversed, dispute }: PlayedPayment): Promise<boolean> {
    const refunds = await refundsAtService();
    return (
      isReversed || dispute !== undefined || refunds.some((each) => each.transaction_reference === reference)
    );
  }

  /** The service's word of a dispute. */
  async function notify(
    event: "create" | "resolve",
    { reference, dispute }: PlayedPayment,
    stated: number | null,
    resolution: string | null,
  ): Promise<void> {
    const status = await sendDispute(shop, {
      event,
      id: dispute?.id,
      reference,
      stated,
      paid: price * 100,
      resolution,
    });
    if (status !== 200) throw new BrokenRule(`a dispute's event was answered ${status}`);
  }

  return {
    refunds: refundsAtService,
    outside,
    /** Something that happens to one of its payments. */
    async play(step: Extract<MoneyStep, { which: number }>): Promise<void> {
      await findPayments();
      const payment = payments[step.which % payments.length];
      if (payment) await onPayment(payment, step);
    },
  };
}
