import { request } from "node:http";
import { json } from "node:stream/consumers";
import type { Database } from "#api/platform/database/port.ts";
import { getFreePort } from "../../../../../tooling/run/ports.ts";
import { type RunningPayments, startServer } from "../../paystack-stand-in.ts";
import { startAnswerTally } from "../answer-tally.ts";
import { insideWorld } from "../payments/inside-world.ts";
import { type PlayedOrder, playOrder } from "../payments/order-player.ts";
import { brokenBooks } from "../payments/payment-books.ts";
import { paymentsAt } from "../payments/payments-at.ts";
import { placingShopper } from "../placing-shopper.ts";
import type { Lead, Neighbour, VisitedShop } from "./neighbour.ts";

/** Shared with the API; the stand-in's own. */
const secretKey = "sk_test_local";
/** What an order is refused with while the service does not answer: checkout does not offer it then. */
const notOffered = "payment_method_not_offered";

/**
 * The stand-in for Paystack, and a shopper who pays online: orders, presses until there is a page, pays there. The shopper's own
 * way to Paystack stays whole. @param folder for what settling writes
 */
export async function paymentService(lead: Lead, folder: string): Promise<Neighbour> {
  const name = "payment service";
  const port = await getFreePort();
  const url = await lead("api", name, `http://localhost:${port}`);
  const tally = startAnswerTally();
  const orders: PlayedOrder[] = [];
  let standIn: RunningPayments | undefined;
  let shopper: ReturnType<typeof placingShopper> | undefined;
  let shop: VisitedShop | undefined;
  let paid = 0;
  /** It answers under the name by which the API knows it alone. */
  const control = (path: string, body?: object) => askControl(port, new URL(url).host, path, body);
  async function pay(order: PlayedOrder): Promise<void> {
    await order.play({ do: "press" });
    await order.play({ do: "succeed", which: 0, webhook: "now" });
    if (order.payments.length > 0) paid += 1;
  }
  function notice(number: string, payable: number): void {
    const world = {
      apiUrl: shop?.url ?? "",
      control,
      onAnswer: tally.onAnswer,
      inside: async () => undefined,
    };
    if (!orders.some((order) => order.number === number)) orders.push(playOrder(world, number, payable));
  }
  async function placeOnce(which: "more" | "only-open"): Promise<void> {
    if (shopper === undefined || shop === undefined) return;
    await shopper.orderOnce(shop.url, which);
    for (const number of shopper.acknowledged) notice(number, shop.sold.payable);
  }
  return {
    name,
    variables: { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: secretKey },
    async open(running) {
      shop = running;
      const webhooks = await lead(name, "door", running.url);
      standIn = await startServer({
        port: Number(new URL(url).port),
        listenPort: port,
        dataFolder: undefined,
        secretKey,
        webhookUrl: `${webhooks}/api/payments/paystack/webhook`,
        speed: 60,
        endsWithParent: false,
      });
      shopper = placingShopper(running.sold.sku, running.sold.payable, undefined, {
        payment: { method: "paystack" },
      });
    },
    async act() {
      // Who could not pay tries again before anything else is bought.
      const unpaid = () => orders.find((order) => order.payments.length === 0);
      if (unpaid() === undefined) await placeOnce("more");
      const order = unpaid();
      if (order !== undefined) await pay(order);
    },
    done: () => paid,
    seen: () => `presses of Pay: ${tally.take()}`,
    async finish() {
      while (shopper?.isWaiting()) await placeOnce("only-open");
      for (const order of orders) if (order.payments.length === 0) await pay(order);
    },
    orders: () => shopper?.acknowledged ?? [],
    async judge(db) {
      const settled = await insideWorld(db, paymentsAt(url), folder, false).settle(
        control,
        async () => undefined,
      );
      const broken = await brokenBooks(db, settled, orders);
      const unpaid = await notPaid(db, orders);
      const surprises = (shopper?.surprises ?? []).filter((words) => !words.includes(notOffered));
      return {
        words: `${orders.length} orders paid online, ${settled.transactions.length} pages made`,
        broken: [...surprises, ...broken, ...unpaid],
      };
    },
    close: async () => standIn?.close(),
  };
}

/** Each was paid once: what is left over went back, and the books have the price. */
async function notPaid(db: Database, orders: readonly PlayedOrder[]): Promise<string[]> {
  const rows = await db.query<{ number: string; payments: number }>(
    `select o.number, (select count(*)::int from payment_allocation a join payment_receipt r on r.id = a.receipt_id
       where a.order_id = o.id and a.undone_at is null and r.kind = 'received') as payments
     from shop_order o where o.number = any($1)`,
    [orders.map(({ number }) => number)],
  );
  return rows
    .filter(({ payments }) => payments !== 1)
    .map(({ number, payments }) => `${number} has ${payments} payments in the books`);
}

function askControl(port: number, host: string, path: string, body?: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: "127.0.0.1",
        port,
        path: `/control${path}`,
        method: body === undefined ? "GET" : "POST",
        headers: { host, "content-type": "application/json" },
      },
      (answer) => {
        const isOk = answer.statusCode === 200;
        json(answer).then(
          (said) => (isOk ? resolve(said) : reject(new Error(`the stand-in answered ${answer.statusCode}`))),
          reject,
        );
      },
    );
    asking.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}
