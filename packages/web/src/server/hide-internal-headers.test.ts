import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { hideFrom } from "./hide-internal-headers.ts";

async function headersOf(answer: (response: ServerResponse) => void): Promise<string[]> {
  const server = createServer((_request, response) => {
    hideFrom(response);
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    return [...headers.keys()].filter((name) => name.startsWith("x-"));
  } finally {
    server.close();
  }
}

const inside = "http://127.0.0.1:3002/clients/login";

it.each<[string, (response: ServerResponse) => void]>([
  [
    "is set before",
    (response) => {
      response.setHeader("x-middleware-rewrite", inside);
      response.setHeader("X-Other", "1");
      response.end();
    },
  ],
  [
    "is set before a body that is flushed",
    (response) => {
      response.setHeader("X-Middleware-Rewrite", inside).setHeader("x-other", "1");
      response.flushHeaders();
      response.end("light");
    },
  ],
  [
    "comes with the head",
    (response) => response.writeHead(200, { "X-Middleware-Rewrite": inside, "x-other": "1" }).end(),
  ],
  [
    "comes with the head in a list",
    (response) => response.writeHead(200, "OK", ["x-middleware-next", "1", "x-other", "1"]).end(),
  ],
])("an answer does not show a visitor where an app is inside, where that %s", async (_how, answer) => {
  expect(await headersOf(answer)).toEqual(["x-other"]);
});
