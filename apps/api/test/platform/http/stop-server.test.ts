import { once } from "node:events";
import { Agent, type ClientRequest, get, type IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, it } from "vitest";
import { stopServer } from "#api/platform/http/stop-server.ts";

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** A server whose one call ends on demand. */
async function serverWithWork(): Promise<{
  app: FastifyInstance;
  url: string;
  begun: Promise<void>;
  end: () => void;
}> {
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<string>();
  const app = Fastify();
  app.get("/work", () => {
    begun.resolve();
    return work.promise;
  });
  app.get("/quick", async () => "quick");
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, url, begun: begun.promise, end: () => work.resolve("worked") };
}

function ask(url: string): ClientRequest {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return get(url, { agent });
}

async function textOf(call: ClientRequest): Promise<string> {
  const [response] = (await once(call, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  return text;
}

it("lets what is under way end, while idle connections are closed and new ones are refused", async () => {
  const { app, url, begun, end } = await serverWithWork();
  expect(await textOf(ask(`${url}/quick`))).toBe("quick");
  const working = textOf(ask(`${url}/work`));
  await begun;
  const stopping = { begun: false };
  const stopped = stopServer(app, stopping, { delayMilliseconds: 0, deadlineMilliseconds: 600_000 });
  expect(stopping.begun).toBe(true);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(`${url}/quick`)).rejects.toThrow("fetch failed");
  end();
  expect(await working).toBe("worked");
  // Its connection, kept alive by the caller, does not hold up the stop, as it would until the deadline.
  await stopped;
});

it("takes new calls until the delay is over, and ends then", async () => {
  const { app, url } = await serverWithWork();
  const stopped = stopServer(
    app,
    { begun: false },
    { delayMilliseconds: 100, deadlineMilliseconds: 600_000 },
  );
  expect(app.server.listening).toBe(true);
  await stopped;
  await expect(fetch(`${url}/quick`)).rejects.toThrow("fetch failed");
});

it("cuts what is not done by the deadline", async () => {
  const { app, url, begun, end } = await serverWithWork();
  const cut = once(ask(`${url}/work`), "error");
  await begun;
  await stopServer(app, { begun: false }, { delayMilliseconds: 0, deadlineMilliseconds: 50 });
  const [fault] = await cut;
  expect(fault).toMatchObject({ code: "ECONNRESET" });
  end();
});
