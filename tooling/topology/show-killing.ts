import { setTimeout as delay } from "node:timers/promises";
import { filledCart, orderNumberIn, placing, type Sold } from "./show-purchases.ts";
import { need, type Shown } from "./shown.ts";
import type { Topology } from "./start-topology.ts";
import type { Visitor } from "./visitor.ts";

const beforeMs = 2_000;
const goneMs = 3_000;
const afterMs = 3_000;
/** Orders that are placed one after the other meanwhile. */
const mostOrders = 150;

interface Asked {
  readonly what: string;
  ask(visitor: Visitor): Promise<{ readonly status: number }>;
}

/**
 * Visitors read pages, ask the API, search and order while one replica of the API is killed with SIGKILL and started
 * again. Calls that may be made twice (reads, and orders under their Idempotency-Key) must all be answered.
 */
export async function showKilling(topology: Topology, sold: Sold): Promise<Shown> {
  const calls: readonly Asked[] = [
    { what: "GET /api/category", ask: (visitor) => visitor.ask("GET", "/api/category") },
    {
      what: "POST /api/product/search",
      ask: (visitor) =>
        visitor.ask("POST", "/api/product/search", { body: { name: `lamp ${Math.random()}` } }),
    },
    { what: "GET /", ask: (visitor) => visitor.ask("GET", "/") },
    { what: "GET /search", ask: (visitor) => visitor.ask("GET", "/search/lamp?sort=name") },
    { what: "GET product", ask: (visitor) => visitor.ask("GET", encodeURI(sold.urlPath)) },
  ];
  const shopper = topology.visitor("127.0.0.22");
  const carts: Awaited<ReturnType<typeof filledCart>>[] = [];
  for (let count = 0; count < mostOrders; count += 1) carts.push(await filledCart(shopper, sold));

  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const note = (what: string, outcome: string | undefined) => {
    if (outcome === undefined) answered += 1;
    else failures.push(`${what}: ${outcome}`);
  };
  const reading = calls.map(async ({ what, ask }, index) => {
    const visitor = topology.visitor(`127.0.0.${30 + index}`);
    while (!isOver) note(what, await outcomeOf(() => ask(visitor)));
  });
  const numbers: string[] = [];
  const ordering = async () => {
    for (const cart of carts) {
      if (isOver) return;
      const what = "POST /api/orders";
      note(
        what,
        await outcomeOf(async () => {
          const answer = await shopper.ask("POST", "/api/orders", placing(cart));
          if (answer.status < 300) numbers.push(orderNumberIn(answer));
          return answer;
        }),
      );
    }
  };
  const killing = async () => {
    await delay(beforeMs);
    const [, victim] = topology.apis;
    await victim.kill();
    await delay(goneMs);
    await victim.start();
    await delay(afterMs);
    isOver = true;
  };
  await Promise.all([...reading, ordering(), killing()]);
  need(
    failures.length === 0,
    `${failures.length} of ${answered} calls failed: ${failures.slice(0, 5).join("; ")}`,
  );
  need(new Set(numbers).size === numbers.length, "one order was answered twice");
  return {
    what: "One API replica killed and back",
    figure: `${answered} calls, ${numbers.length} of them orders, 0 failed`,
  };
}

/** What went wrong; undefined for an answer that says what was asked. */
async function outcomeOf(ask: () => Promise<{ readonly status: number }>): Promise<string | undefined> {
  try {
    const { status } = await ask();
    return status < 400 ? undefined : `answered ${status}`;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}
