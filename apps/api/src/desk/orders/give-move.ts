import type { OrderStage } from "@precise/cart-core/order-stages";
import type { OperatorCommand } from "#api/desk/kit/operator-command.ts";
import { reopenCommand } from "#api/desk/money/payment-commands.ts";
import { wayOf } from "./allowed-moves.ts";
import { byDelivery } from "./by-delivery.ts";
import { cancelCommand, confirmByPhoneCommand, moveCommand } from "./order-commands.ts";
import type { OrderHead } from "./order-page.ts";
import type { PaidAtHandover } from "./take-due.ts";

/** Where an order is to go. `detail`: what the customer reads with it. */
export interface DeskMove {
  readonly to: OrderStage;
  readonly detail?: string | undefined;
  readonly restocks?: boolean;
  /** Why goods are sent although a part of their money went back. */
  readonly despiteRefund?: string | undefined;
  /** How what is due with the goods was paid. */
  readonly paid?: PaidAtHandover | undefined;
}

/**
 * Finds the command that brings an order there, and gives it. What moves by its money alone is done under Payments.
 * @param refuse gets the sentence where there is no such command
 */
export function giveMove<Result>(
  { number, standing }: OrderHead,
  { to, detail, restocks = false, despiteRefund, paid }: DeskMove,
  give: <Given, Input, Out>(command: OperatorCommand<Given, Input, Out>, input: Omit<Given, "by">) => Result,
  refuse: (sentence: string) => Result,
): Result {
  const told = { number, ...(detail === undefined ? {} : { detail }) };
  const way = wayOf(standing, to);
  switch (way) {
    case "payment":
      return refuse(`${number} waits for its money: confirm the payment instead.`);
    case "refund":
      return refuse(`Refund ${number} under Payments: what is paid back moves it.`);
    case "fee":
      return refuse(`Propose a delivery fee for ${number} with its amount.`);
    case "cancel":
      return give(cancelCommand, told);
    case "reopen":
      return give(reopenCommand, { number });
    case "confirm":
      return give(confirmByPhoneCommand, { number });
    case "dispatch":
    case "attempt":
      return refuse(byDelivery(number, way));
    case "move":
      return give(moveCommand, {
        ...told,
        to: withoutFee(to),
        restocks,
        ...(despiteRefund === undefined ? {} : { despiteRefund }),
        ...(paid === undefined ? {} : { paid }),
      });
  }
}

/** A proposed fee has a way of its own above. */
function withoutFee(to: OrderStage): Exclude<OrderStage, "fee_proposed"> {
  if (to === "fee_proposed") throw new Error("a fee is proposed with its amount");
  return to;
}
