import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addToCart } from "@precise/contract/shop/cart";
import { placeOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import fc from "fast-check";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { getFreePort } from "../../../../../tooling/run/ports.ts";
import { fillFolder } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { orderBody } from "../../modules/orders/order-body.ts";
import { startPayments } from "../../paystack-stand-in.ts";
import { type ApiProcess, startApiProcess } from "../api-process.ts";
import { insideWorld } from "./inside-world.ts";
import { type InsideStep, type PlayedOrder, playOrder } from "./order-player.ts";
import { brokenBooks } from "./payment-books.ts";
import { type PaymentStep, paymentSteps } from "./payment-steps.ts";
import { paymentsAt } from "./payments-at.ts";

const killsOfRound = 4;
/** Played side by side, as shoppers are. */
const atOnce = 8;

export interface PaymentRound {
  readonly kills: number;
  readonly broken: readonly string[];
  /** What succeeded at the stand-in. */
  readonly standInKobo: number;
}

/**
 * Plays orders against the api as a process of its own, with its real jobs, that is killed with SIGKILL at random moments; what needs
 * the database is done while it is dead. At the end everything is settled and the books are compared.
 */
export async function paymentRound(plan: {
  readonly seed: number;
  /** Orders have numbers from 0 on; the same number and seed is played the same. */
  readonly first: number;
  readonly count: number;
}): Promise<PaymentRound> {
  const dataFolder = await mkdtemp(join(tmpdir(), "precise-payment-faults-"));
  const [apiPort, standInPort] = [await getFreePort(), await getFreePort()];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const standIn = await startPayments({
    port: standInPort,
    webhookUrl: `${apiUrl}/api/payments/paystack/webhook`,
    speed: 1,
  });
  const online = paymentsAt(standIn.url);
  let api: ApiProcess | undefined;
  try {
    const open = () => openDatabase({ dataFolder });
    await fillFolder(dataFolder);
    const fresh = await open();
    await putProducts(fresh, [{ sku: "LAMP", price: 5_850_000, stock: 100_000 }]);
    await fresh.close();
    const control = controlOf(standIn.url);
    const clearFaults = async () => void (await fetch(`${standIn.url}/control/faults`, { method: "DELETE" }));
    const later: { readonly step: InsideStep; readonly number: string }[] = [];
    const world = {
      apiUrl,
      control,
      inside: async (step: InsideStep, number: string) => void later.push({ step, number }),
    };
    const scripts = scriptsOf(plan);
    const orders: PlayedOrder[] = [];
    const start = () =>
      startApiProcess(dataFolder, undefined, {
        API_PORT: String(apiPort),
        PAYSTACK_URL: standIn.url,
        PAYSTACK_SECRET_KEY: "sk_test_local",
        PAYMENT_CHECK_FACTOR: "0.01",
      });
    api = await start();
    for (const _script of scripts) orders.push(playOrder(world, await placeOne(apiUrl)));
    for (let kill = 0; kill < killsOfRound; kill += 1) {
      api ??= await start();
      await clearFaults();
      let isGone = false;
      const playing = playSome(orders, scripts, kill, () => isGone);
      await Promise.race([playing, wait(1_000 + Math.random() * 5_000)]);
      await api.kill();
      isGone = true;
      await playing;
      api = undefined;
      const db = await open();
      const { inside } = insideWorld(db, online, dataFolder);
      await clearFaults();
      for (const { step, number } of later.splice(0)) await inside(step, number).catch(() => undefined);
      await db.close();
    }
    // A dispute is known by its notice alone: Paystack sends what found the api dead again, after three minutes first.
    api = await start();
    await control("/clock", { advance_seconds: 600 });
    await api.stop();
    const db = await open();
    const settled = await insideWorld(db, online, dataFolder).settle(control, clearFaults);
    for (const order of orders) await order.findPayments();
    const broken = (await brokenBooks(db, settled, orders)).map((words) => {
      const steps = scriptsOf(plan)[orders.findIndex(({ number }) => words.startsWith(number))];
      return `${words}: ${JSON.stringify(steps)}`;
    });
    await db.close();
    const succeeded = settled.transactions.filter(
      ({ status }) => status === "success" || status === "reversed",
    );
    return {
      kills: killsOfRound,
      broken,
      standInKobo: succeeded.reduce((sum, { amount }) => sum + amount, 0),
    };
  } finally {
    await api?.kill();
    await standIn.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** What happens to each order; the same for the same seed, wherever a run begins. */
function scriptsOf({
  seed,
  first,
  count,
}: {
  seed: number;
  first: number;
  count: number;
}): readonly PaymentStep[][] {
  return Array.from({ length: count }, (_, index) => {
    const [steps] = fc.sample(paymentSteps, { seed: seed * 1_000_003 + first + index, numRuns: 1 });
    return [...(steps ?? [])];
  });
}

/** Plays each order's share of this part of the round, several orders side by side. */
async function playSome(
  orders: readonly PlayedOrder[],
  scripts: readonly PaymentStep[][],
  part: number,
  isGone: () => boolean,
): Promise<void> {
  const left = orders.map((order, index) => ({ order, steps: scripts[index] ?? [] }));
  const shopper = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const share = Math.ceil(next.steps.length / (killsOfRound - part));
      for (const step of next.steps.splice(0, share)) {
        if (isGone()) break;
        await next.order.play(step);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
}

async function placeOne(apiUrl: string): Promise<string> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(apiUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const added = await post("/api/cart/add", { items: [{ sku: "LAMP", quantity: 1 }] });
  const { cartId } = successBody(addToCart.data).parse(added).data.cart;
  const body = orderBody(cartId, 63_500, { payment: { method: "paystack" } });
  const placed = await post("/api/orders", body, { "idempotency-key": randomUUID() });
  return successBody(placeOrder.data).parse(placed).data.order.number;
}

function controlOf(url: string) {
  return async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/control${path}`, {
      method: body ? "POST" : "GET",
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
    if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}
