import { countOf, metricsOf } from "./show-monitoring.ts";
import { filledCart, ok, orderNumberIn, pathOf, placing, type Sold } from "./show-purchases.ts";
import { need, type Shown } from "./shown.ts";
import type { Topology } from "./start-topology.ts";
import type { Visitor } from "./visitor.ts";
import { type Load, whileKilled } from "./while-killed.ts";

/** Orders that are placed one after the other meanwhile. */
const mostOrders = 150;

/** Readers while a door or a replica of the shop is killed: by their addresses the proxy deals them out to the doors. */
const readers = 12;

interface Asked {
  readonly what: string;
  ask(visitor: Visitor): Promise<{ readonly status: number }>;
}

/**
 * Visitors read pages, ask the API, search and order while one replica of the API is killed with SIGKILL and started
 * again. Calls that may be made twice (reads, and orders under their Idempotency-Key) must all be answered.
 */
export async function showKilling(topology: Topology, sold: Sold): Promise<Shown> {
  const page = await pathOf(topology, sold);
  const calls: readonly Asked[] = [
    { what: "GET /api/category", ask: (visitor) => visitor.ask("GET", "/api/category") },
    {
      what: "POST /api/product/search",
      ask: (visitor) =>
        visitor.ask("POST", "/api/product/search", { body: { name: `lamp ${Math.random()}` } }),
    },
    { what: "GET /", ask: (visitor) => visitor.ask("GET", "/") },
    { what: "GET /search", ask: (visitor) => visitor.ask("GET", "/search/lamp?sort=name") },
    { what: "GET product", ask: (visitor) => visitor.ask("GET", page) },
  ];
  const shopper = topology.visitor("127.0.0.22");
  const carts: Awaited<ReturnType<typeof filledCart>>[] = [];
  for (let count = 0; count < mostOrders; count += 1) carts.push(await filledCart(shopper, sold));

  const reading = calls.map(({ what, ask }, index) => async (load: Load) => {
    // A program that never rests is more than one person: the door would slow one address down.
    const persons = Array.from({ length: 4 }, (_, at) => topology.visitor(`127.0.0.${30 + 4 * index + at}`));
    while (!load.isOver()) for (const person of persons) await load.count(what, () => ask(person));
  });
  const numbers: string[] = [];
  const ordering = async (load: Load) => {
    for (const cart of carts) {
      if (load.isOver()) return;
      await load.count("POST /api/orders", async () => {
        const answer = await shopper.ask("POST", "/api/orders", placing(cart));
        if (answer.status < 300) numbers.push(orderNumberIn(answer));
        return answer;
      });
    }
  };
  const answered = await whileKilled(topology.apis[1], [...reading, ordering]);
  need(new Set(numbers).size === numbers.length, "one order was answered twice");
  return {
    what: "One API replica killed and back",
    figure: `${answered} calls, ${numbers.length} of them orders, 0 failed`,
  };
}

/** Visitors read while one door, then one replica of the shop, is killed with SIGKILL and started again: each read is answered. */
export async function showReading(topology: Topology, sold: Sold): Promise<readonly Shown[]> {
  const home = ok(await topology.visitor().ask("GET", "/"));
  const script = /\/_next\/static\/[^"]+\.js/.exec(home.text)?.[0] ?? "no script";
  const paths = [
    "/",
    "/products",
    await pathOf(topology, sold),
    "/search/lamp?sort=name",
    "/api/category",
    script,
  ];
  const reading = Array.from({ length: readers }, (_, index) => async (load: Load) => {
    const visitor = topology.visitor(`127.0.0.${60 + index}`);
    for (let turn = index; !load.isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      await load.count(`GET ${path}`, () => visitor.ask("GET", path));
    }
  });
  const [door] = topology.doors;
  const byDoors = await whileKilled(door, reading);
  // It began to count when it was back.
  const again = countOf(await metricsOf(door), "door_request_duration_seconds_count");
  need(again > 0, `${door.name} has answered no one since it was back`);
  const byShops = await whileKilled(topology.shops[1], reading);
  return [
    { what: "One door killed and back", figure: `${byDoors} reads, 0 failed; ${again} by it again` },
    { what: "One shop replica killed and back", figure: `${byShops} reads, 0 failed` },
  ];
}
