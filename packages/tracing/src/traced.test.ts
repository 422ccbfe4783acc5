import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { startTracing } from "./start-tracing.ts";
import { startTestCollector, traceTree } from "./test-collector.ts";
import {
  beginSpan,
  currentRequestId,
  currentTraceparent,
  enterRequest,
  traced,
  tracedPart,
} from "./traced.ts";

const requestId = "0b6f3a52-8f0e-4c1d-9a7b-2f4e6d8c0a13";
const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).reverse()) await close();
});

async function tracing(share: number, keepsOrders = false) {
  const collector = await startTestCollector();
  closes.push(collector.close);
  const stop = await startTracing({ endpoint: collector.endpoint, serviceName: "test", share, keepsOrders });
  closes.push(stop);
  return { collector, stop };
}

it("while traces are off, work is done, and no header is sent", async () => {
  const sent = await traced({ requestId, isAlwaysKept: true }, "door", "server", {}, async (span) => [
    span,
    currentTraceparent(),
  ]);
  expect(sent).toEqual([undefined, undefined]);
});

it("a request's id is its trace's, and parts hang where they were begun", async () => {
  const { collector, stop } = await tracing(1);
  await traced({ requestId, isAlwaysKept: false }, "door", "server", {}, async () => {
    const traceparent = currentTraceparent() ?? "";
    await traced({ traceparent }, "api", "server", { "http.status": 200 }, async () => {
      await tracedPart("insert", "client", {}, async () => undefined);
    });
  });
  await stop();
  const [insert, api, door] = collector.spans;
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(
    new Set(["0b6f3a528f0e4c1d9a7b2f4e6d8c0a13"]),
  );
  expect([door?.parentSpanId, api?.parentSpanId, insert?.parentSpanId]).toEqual([
    "",
    door?.spanId,
    api?.spanId,
  ]);
  expect(traceTree(collector.spans)).toMatch(
    /^test {2}door .*\n {2}test {2}api .*http.status=200\n {4}test {2}insert/,
  );
});

it("a fault is told by its kind, not by its words, and goes on", async () => {
  const { collector, stop } = await tracing(1);
  const work = traced({ requestId, isAlwaysKept: false }, "door", "server", {}, () =>
    Promise.reject(new RangeError("ada@example.com")),
  );
  await expect(work).rejects.toThrow("ada@example.com");
  await stop();
  expect(collector.spans[0]?.isFault).toBe(true);
  expect(JSON.stringify(collector.spans)).not.toContain("ada@");
});

it.each(["00-0b6f3a528f0e4c1d9a7b2f4e6d8c0a13-00f067aa0ba902b7-00", "01-x", ""])(
  "a header that is not ours to go on with begins nothing: %j",
  async (traceparent) => {
    await tracing(1);
    expect(beginSpan({ traceparent }, "api", "server")).toBeUndefined();
  },
);

it("where one of fifty is reported, orders are reported all the same", async () => {
  await tracing(0, true);
  expect(beginSpan({ requestId, isAlwaysKept: false }, "door", "server")).toBeUndefined();
  expect(beginSpan({ requestId, isAlwaysKept: true }, "door", "server")?.traceparent).toContain(
    "0b6f3a528f0e4c1d9a7b2f4e6d8c0a13",
  );
});

it("a process ends though the collector takes spans and never answers", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const taken = once(silent, "request");
  const { port } = silent.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = await startTracing({ endpoint, serviceName: "test", share: 1, keepsOrders: false });
  beginSpan({ requestId, isAlwaysKept: false }, "door", "server")?.end();
  const stopped = stop();
  const [, unanswered] = (await taken) as [IncomingMessage, ServerResponse];
  await stopped;
  // Who waited for the collector to give up would find its connection ended.
  expect(unanswered.closed).toBe(false);
  silent.closeAllConnections();
  silent.close();
});

it("what a request's server enters holds for what it begins, and for nothing beside it", async () => {
  const beside = Promise.resolve().then(() => currentRequestId());
  const own = (async () => {
    enterRequest(requestId, undefined);
    await Promise.resolve();
    return currentRequestId();
  })();
  expect(await own).toBe(requestId);
  expect(await beside).toBeUndefined();
});
