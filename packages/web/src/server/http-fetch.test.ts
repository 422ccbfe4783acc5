import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { httpFetch } from "./http-fetch.ts";

let server: Server;
const seen: string[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url} ${await text(request)}`);
    response.end("done");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each(["DELETE", "POST", "GET"])(
  "abuse 28: the body of a %s arrives as its body, and never as a request of its own on the same connection",
  async (method) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const hidden = "GET /hidden HTTP/1.1\r\nhost: a\r\n\r\n";
    seen.length = 0;
    for (const path of ["/first", "/second"]) {
      const answer = await httpFetch(`${url}${path}`, { method, body: path === "/first" ? hidden : "ọ" });
      expect([answer.status, await answer.text()]).toEqual([200, "done"]);
    }
    expect(seen).toEqual([`${method} /first ${hidden}`, `${method} /second ọ`]);
  },
);
