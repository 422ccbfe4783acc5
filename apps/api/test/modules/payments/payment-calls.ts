import { expect } from "vitest";
import type { paymentsAnswer } from "#api/desk/money/payment-text.ts";
import { operatorCommands } from "#api/main/operator-commands.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";

export const by = "Ngozi (shop)";

const accepted = ["amount", "at", "payer"];

/** What an operator of the tests does with orders and their money. @param online the payment service, where the shop has one */
export function operatorAt(api: TestApi, online?: OnlinePayments) {
  const commands = operatorCommands({
    db: api.db,
    files: filesInFolder(api.dataFolder),
    unpaidOrderHours: 72,
    online,
  });
  const ask = async (command: string, input: object) => {
    const run = commands[command];
    if (!run) throw new Error(`no command ${command}`);
    return run(input, () => undefined);
  };
  const order = async (command: string, input: object) => (await ask(command, { ...input, by })) as AnyOrder;
  return {
    ask,
    /** Means what it says: what would be asked about is accepted. */
    note: (number: string, amount: number, reference: string, more: object = {}) =>
      order("payments.note", { number, amount, reference, accepted, ...more }),
    confirm: (number: string, more: object = {}) => order("payments.confirm", { number, accepted, ...more }),
    refund: (number: string, amount: number, more: object = {}) =>
      order("payments.refund", { number, amount, reason: "It came broken.", ...more }),
    moveMoney: (reference: string, more: object) =>
      ask("payments.move", { reference, accepted, ...more, by }),
    reopen: (number: string) => order("orders.reopen", { number }),
    cancel: (number: string) => order("orders.cancel", { number }),
    list: async (number: string) =>
      (await ask("payments.list", { number })) as ReturnType<typeof paymentsAnswer>,
    acts: async (subject: string) =>
      ((await ask("audit.list", { subject, limit: 20 })) as { act: string }[])
        .map(({ act }) => act)
        .toReversed(),
  };
}

/** What is queued for an order, as kind and its sentence. */
export async function mailsOf(api: TestApi, number: string): Promise<string[]> {
  const rows = await api.db.query<{ kind: string; naira: number | null }>(
    "select kind, (content->>'naira')::float8 as naira from mail_outbox where event_key like $1 order by id",
    [`order:${number}:%`],
  );
  return rows.map(({ kind, naira }) => (naira === null ? kind : `${kind} ${naira}`));
}

/** What an order says of its money. */
export function moneyOf({ payment }: Pick<AnyOrder, "payment">) {
  const { status, received, refunded, missing, excess } = payment;
  expect([received, refunded]).toEqual([{ value: expect.any(Number) }, { value: expect.any(Number) }]);
  return {
    status,
    received: received?.value,
    refunded: refunded?.value,
    ...(missing ? { missing: missing.value } : {}),
    ...(excess ? { excess: excess.value } : {}),
  };
}
