import { randomUUID } from "node:crypto";
import { contact } from "../../modules/orders/order-body.ts";
import { askTimed, type OnAnswer } from "../ask-timed.ts";
import type { PaymentStep } from "./payment-steps.ts";

/** What an order can be played in: the api by its address alone, for it may be dead, and the stand-in for Paystack. */
export interface PaymentWorld {
  readonly apiUrl: string;
  /** Asks the stand-in's `/control`. @throws where it refuses */
  control(path: string, body?: object): Promise<unknown>;
  readonly onAnswer?: OnAnswer;
  /** Does what needs the database, or the shop's own work. */
  inside(step: InsideStep, number: string): Promise<void>;
}

export type InsideStep = Extract<
  PaymentStep,
  { readonly do: "expire" | "work" | "poll" | "goods_gone" | "goods_back" | "refund" | "die" }
>;

/** What one payment of an order went through at the stand-in; kobo. */
export interface PlayedPayment {
  readonly reference: string;
  /** Taken back by its bank. */
  reversed: boolean;
  dispute: "none" | "open" | "won" | "lost";
}

interface StandInRefund {
  readonly id: number;
  readonly transaction_reference: string;
  readonly status: string;
}

/**
 * An order to which things happen. Whatever is refused, or finds the api dead, has no effect here.
 * @param payable naira
 */
export function playOrder(world: PaymentWorld, number: string, payable = 63_500) {
  const payments: PlayedPayment[] = [];

  async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
    await askTimed(world.onAnswer ?? (() => undefined), world.apiUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ number, email: contact.email, ...body }),
    });
  }
  const refunds = async () =>
    ((await world.control("/refunds")) as StandInRefund[]).filter(({ transaction_reference: reference }) =>
      payments.some((payment) => payment.reference === reference),
    );
  /** What the stand-in has of this order, also where no answer of a press came. */
  async function findPayments(): Promise<void> {
    const all = (await world.control("/transactions")) as { reference: string }[];
    for (const { reference } of all)
      if (reference.startsWith(`${number}-`) && !payments.some((known) => known.reference === reference))
        payments.push({ reference, reversed: false, dispute: "none" });
  }
  const act = (payment: PlayedPayment, body: object) =>
    world.control(`/transactions/${payment.reference}`, body);

  async function hasSucceeded({ reference }: PlayedPayment): Promise<boolean> {
    const all = (await world.control("/transactions")) as { reference: string; status: string }[];
    return all.some((each) => each.reference === reference && each.status === "success");
  }

  async function onPayment(payment: PlayedPayment, step: PaymentStep): Promise<void> {
    switch (step.do) {
      // What came does not change any more.
      case "succeed":
        if (!(await hasSucceeded(payment))) await act(payment, { do: "succeed", webhook: step.webhook });
        return;
      case "short":
        if (!(await hasSucceeded(payment))) await act(payment, { do: "succeed", amount: 6_349_999 });
        return;
      case "fail":
      case "ongoing":
        return void (await act(payment, { do: step.do }));
      case "look":
        return post("/api/orders/pay/look", { reference: payment.reference });
      case "resend":
        return void (await world.control("/webhooks/resend", { reference: payment.reference, times: 2 }));
      case "reverse":
      case "dispute": {
        // Money goes back once: by a refund, a reversal or a dispute.
        const isRefunded = (await refunds()).some(
          (refund) => refund.transaction_reference === payment.reference,
        );
        if (isRefunded || payment.reversed || payment.dispute !== "none") return;
        await act(payment, { do: step.do });
        if (step.do === "reverse") payment.reversed = true;
        else payment.dispute = "open";
        return;
      }
      case "dispute_won":
      case "dispute_lost":
        await act(payment, { do: step.do });
        payment.dispute = step.do === "dispute_won" ? "won" : "lost";
    }
  }

  async function play(step: PaymentStep): Promise<void> {
    switch (step.do) {
      case "press":
        await post("/api/orders/pay", { accepted_total: payable }, { "idempotency-key": randomUUID() });
        return;
      case "cancel":
        return post("/api/orders/cancel", {});
      case "fault":
        return void (await world.control("/faults", { call: step.call, answer: step.answer }));
      case "refund_ends": {
        const open = (await refunds()).filter(
          ({ status }) => status === "pending" || status === "processing",
        );
        const refund = open[step.which % open.length];
        if (refund) await world.control(`/refunds/${refund.id}`, { do: step.how });
        return;
      }
      case "expire":
      case "work":
      case "poll":
      case "goods_gone":
      case "goods_back":
      case "die":
      case "refund":
        return world.inside(step, number);
      default: {
        await findPayments();
        const payment = payments[step.which % payments.length];
        if (payment) await onPayment(payment, step);
      }
    }
  }

  return {
    number,
    payments,
    findPayments,
    play: (step: PaymentStep): Promise<void> => play(step).catch(() => undefined),
  };
}

export type PlayedOrder = ReturnType<typeof playOrder>;
