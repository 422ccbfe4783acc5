import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, type ChildPlan, startChild } from "@precise/run/child";
import { getFreePort } from "@precise/run/ports";
import { seed } from "@precise/run/stack";
import { planStack, sampleCatalogue } from "@precise/run/stack-plan";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import { type ReportedSpan, startTestCollector, type TestCollector } from "@precise/tracing/test-collector";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { placing } from "./show-purchases.ts";
import { isReported, type Reporter, reportersOf, watchedFigures } from "./watched-figures.ts";

vi.setConfig({ testTimeout: 30_000 });
const startMs = 120_000;
const secret = "the-shared-secret-of-door-and-apps";
const stranger = "0af7651916cd43dd8448eb211c80319c";
const strangers = {
  traceparent: `00-${stranger}-b7ad6b7169203331-01`,
  tracestate: "rojo=00f067aa0ba902b7",
  baggage: "userId=ada",
};
/** Of the sample catalogue: 200 pieces at ₦2,500. */
const lamp = { items: [{ sku: "PRB60927", quantity: 1 }] };
const folder = mkdtempSync(join(tmpdir(), "precise-traces-"));
const children: Child[] = [];
afterAll(async () => {
  await Promise.all(children.map((child) => child.stop()));
  rmSync(folder, { recursive: true, force: true });
}, startMs);

/** Door, app and API as processes of their own. */
async function startSmallStack(name: string, traces: Readonly<Record<string, string>>) {
  const [doorPort, shopPort, apiPort, innerPort, deskPort, metricsPort] = await Promise.all(
    Array.from({ length: 6 }, () => getFreePort()),
  );
  const origin = `http://localhost:${doorPort}`;
  const notes = join(folder, `${name}-modules`);
  const { PATH = "", HOME = "" } = process.env;
  const plan = planStack({
    doorPort: doorPort ?? 0,
    shopPort: shopPort ?? 0,
    apiPort: apiPort ?? 0,
    dataDir: join(folder, name),
    logDir: join(folder, `${name}-logs`),
    distDir: "",
    internalSecret: secret,
    machine: { PATH, HOME },
    handedOn: { ...traces, RATE_LIMIT_FACTOR: "1000" },
    catalogueFile: sampleCatalogue,
  });
  const noted = (child: ChildPlan, args: readonly string[], env: Readonly<Record<string, string>>) => {
    const started = startChild({
      ...child,
      args: ["--import", `${noteTelemetry}?into=${encodeURIComponent(notes)}`, ...args],
      cwd: root,
      env: { ...child.env, ...env },
    });
    children.push(started);
    return started;
  };
  const api = noted(plan.api, plan.api.args, {});
  const shop = noted({ ...plan.shop, name: "app" }, ["tooling/topology/small-app.ts", String(shopPort)], {
    METRICS_PORT: String(metricsPort),
  });
  const door = noted({ ...plan.shop, name: "door" }, ["apps/door/src/main.ts"], {
    HOST: "127.0.0.1",
    PORT: String(doorPort),
    INNER_PORT: String(innerPort),
    DESK_PORT: String(deskPort),
    SHOP_ORIGIN: `http://127.0.0.1:${shopPort}`,
  });
  await waitUntilReady(door, `http://127.0.0.1:${innerPort}/readyz`, startMs);
  await waitUntilReady(shop, `http://127.0.0.1:${shopPort}/`, startMs);
  await waitUntilReady(api, plan.apiReadyUrl, startMs);
  return {
    apiUrl: plan.apiUrl,
    seed: () => seed(plan, () => undefined),
    figures: async (kind: Reporter) => {
      const port = { api: apiPort, door: innerPort, app: metricsPort }[kind];
      return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    },
    modules: () => (existsSync(notes) ? readFileSync(notes, "utf8") : ""),
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`http://127.0.0.1:${doorPort}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", host: new URL(origin).host, origin, ...headers },
        body: JSON.stringify(body),
      }),
  };
}

const noteTelemetry = new URL("note-telemetry.ts", import.meta.url).href;
const traceOf = (id: string | null) => String(id).replaceAll("-", "");

describe("with an endpoint", () => {
  let collector: TestCollector;
  let stack: Awaited<ReturnType<typeof startSmallStack>>;
  beforeAll(async () => {
    collector = await startTestCollector();
    stack = await startSmallStack("traced", {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER: "always_on",
    });
    await stack.seed();
  }, 2 * startMs);
  afterAll(() => collector.close());

  /** The way from a span up to the first of its trace. */
  function wayUp(span: ReportedSpan | undefined): string[] {
    if (span === undefined) return [];
    const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [`${span.service}: ${span.name}`, ...wayUp(parent)];
  }

  it("a post through the app is one trace from the door to the row, under the id that the visitor is told", async () => {
    const answer = await stack.post("/cart", lamp, strangers);
    expect(answer.status).toBe(200);
    const traceId = traceOf(answer.headers.get("x-request-id"));
    const isRow = (span: ReportedSpan) =>
      span.traceId === traceId && span.facts["db.at_end"] === "insert cart";
    await collector.until(
      (spans) => spans.some(isRow) && spans.some(({ parentSpanId }) => parentSpanId === ""),
    );
    expect(wayUp(collector.spans.find(isRow))).toEqual([
      "precise-api: transaction",
      "precise-api: addToCart",
      "precise-shop: POST other",
      "precise-door: POST shop",
    ]);
    expect(collector.spans.filter((span) => span.traceId === stranger)).toEqual([]);
    // What the other test below finds nowhere.
    expect(stack.modules()).toContain("@opentelemetry/sdk-trace");
  });

  it("an order's trace leads to its row, and on to the e-mail that is sent after the answer", async () => {
    const added = (await (await stack.post("/cart", lamp)).json()) as { data: { cart: { cartId: string } } };
    // With its delivery fee. @source spec §9
    const { body, headers } = placing({ cartId: added.data.cart.cartId, payable: 2_500 + 5_000 });
    const answer = await stack.post("/api/orders", body, { ...headers, ...strangers });
    expect(answer.status).toBe(201);
    const traceId = traceOf(answer.headers.get("x-request-id"));
    await collector.until((spans) =>
      ["insert shop_order", "send mail", "POST api"].every((name) =>
        spans.some((span) => span.traceId === traceId && span.name === name),
      ),
    );
    const own = collector.spans.filter((span) => span.traceId === traceId);
    expect(wayUp(own.find(({ name }) => name === "send mail")).slice(-2)).toEqual([
      "precise-api: placeOrder",
      "precise-door: POST api",
    ]);
    expect(JSON.stringify(own)).not.toContain("@shopper.example");
  });

  it.each(["api", "door", "app"] as const)(
    "each figure that is watched of the %s is reported by it",
    async (kind) => {
      const text = await stack.figures(kind);
      const own = watchedFigures().filter((name) => reportersOf(name).includes(kind));
      expect(own.length).toBeGreaterThan(3);
      expect(own.filter((name) => !isReported(text, name))).toEqual([]);
    },
  );

  it("the API goes on with no trace that comes without the secret of our own", async () => {
    const direct = await fetch(`${stack.apiUrl}/api/category`, { headers: strangers });
    expect(direct.status).toBe(200);
    const marked = await stack.post("/cart", lamp);
    const traceId = traceOf(marked.headers.get("x-request-id"));
    await collector.until((spans) =>
      spans.some((span) => span.traceId === traceId && span.name === "addToCart"),
    );
    expect(collector.spans.filter((span) => span.traceId === stranger)).toEqual([]);
  });
});

describe("without an endpoint", () => {
  it(
    "no process loads OpenTelemetry, and answers carry no header of it",
    async () => {
      const stack = await startSmallStack("plain", {});
      // Of a catalogue without goods: the app asks the API all the same.
      const answer = await stack.post("/cart", lamp, strangers);
      expect(answer.status).toBe(422);
      expect(stack.modules()).toBe("");
      expect([...answer.headers.keys()].filter((name) => /trace|baggage/.test(name))).toEqual([]);
    },
    2 * startMs,
  );
});
