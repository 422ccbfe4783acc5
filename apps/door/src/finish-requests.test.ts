import { Agent, createServer, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { announceEnd, finishRequests, watchRequests } from "./finish-requests.ts";

const agents: Agent[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server whose answers wait until the test lets them go. */
async function heldServer({ mostSockets = 1 } = {}) {
  const held: ServerResponse[] = [];
  const arrivals: (() => void)[] = [];
  const server = createServer((_request, response) => {
    held.push(response);
    arrivals.shift()?.();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets });
  agents.push(agent);
  const ask = () => {
    const arrived = new Promise<void>((resolve) => arrivals.push(resolve));
    const answered = new Promise<string | undefined>((resolve, reject) => {
      request({ port, agent, method: "POST" }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.headers.connection));
      })
        .on("error", reject)
        .end("an order");
    });
    // Whoever waits for it sees how it ends.
    answered.catch(() => undefined);
    return { arrived, answered };
  };
  return { server, held, ask };
}

it("what is under way is answered before a server ends, and its connection goes with the answer", async () => {
  const { server, held, ask } = await heldServer();
  const { arrived, answered } = ask();
  await arrived;
  let isOver = false;
  const over = finishRequests(server, 60_000).then(() => {
    isOver = true;
  });
  expect(isOver).toBe(false);
  held[0]?.end("done");
  await answered;
  await over;
  expect(isOver).toBe(true);
});

it("once the end is announced, an answer says that its connection ends", async () => {
  const { server, held, ask } = await heldServer();
  const before = ask();
  await before.arrived;
  held[0]?.end();
  expect(await before.answered).toBe("keep-alive");
  announceEnd(server);
  const after = ask();
  await after.arrived;
  held[1]?.end();
  expect(await after.answered).toBe("close");
});

it("what was under way before is waited for, what came since is not, and neither for longer than is said", async () => {
  const { server, held, ask } = await heldServer({ mostSockets: 2 });
  const untilDone = watchRequests(server);
  const before = ask();
  await before.arrived;
  let isDone = false;
  const done = untilDone(60_000).then(() => {
    isDone = true;
  });
  const since = ask();
  await since.arrived;
  expect(isDone).toBe(false);
  held[0]?.end();
  await before.answered;
  await done;
  expect(isDone).toBe(true);
  await untilDone(1);
  held[1]?.end();
  await since.answered;
});

it("what is not done by the deadline is cut", async () => {
  const { server, ask } = await heldServer();
  const { arrived, answered } = ask();
  await arrived;
  await finishRequests(server, 1);
  await expect(answered).rejects.toThrow("socket hang up");
});
