import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import type { OrderTerms } from "#api/modules/orders/place.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Refusal, Reply } from "#api/platform/http/reply.ts";

/** On what terms an order is placed. @throws Refused where no api runs */
export function orderTerms({ content, online, newsChannels }: OperatorTools): OrderTerms {
  if (content === undefined) throw new Refused("Orders are placed by the running api. Start it first.");
  return {
    content,
    online,
    ...(newsChannels && { newsChannels }),
  };
}

/** Whether the payment service can take a payment now. */
export function isOnline({ online }: OperatorTools): boolean {
  return online?.isReachable() ?? false;
}

/** A command's result: done, or why an order could not be placed; with the codes and figures that the shop's calls have. */
export type Outcome<Data> = { readonly done: Data } | { readonly refused: Refusal };

export function outcomeOf<Data>(reply: Reply<Data>): Outcome<Data> {
  return "failure" in reply ? { refused: reply } : { done: reply.data };
}

/** Why nothing was done, in lines. */
export function refusalText({ failure }: Refusal): string {
  return [failure.error, ...(failure.others ?? [])].map(({ message }) => message).join("\n");
}
