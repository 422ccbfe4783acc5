import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { ownHostsOf } from "@precise/contract/own-hosts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refuseForeignHosts } from "./refuse-foreign-hosts.ts";

let server: Server;
beforeAll(async () => {
  refuseForeignHosts(ownHostsOf(["https://shop.example"]));
  server = createServer((request, response) => response.end(`${request.headers.host} ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
});

/** Sends a request as it is written, and returns status and body. */
function raw(line: string, host: string): Promise<{ status: string | undefined; body: string | undefined }> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      received += text;
    });
    socket.on("close", () =>
      resolve({ status: /^HTTP\/1\.1 (\d+)/.exec(received)?.[1], body: received.split("\r\n\r\n")[1] }),
    );
    socket.on("error", reject);
  });
}

it.each([
  ["GET / HTTP/1.1", "evil.example"],
  ["GET http://evil.example/ HTTP/1.1", "shop.example"],
  ["GET http://evil.example/ HTTP/1.1", "evil.example"],
  ["GET https://shop.example@evil.example/ HTTP/1.1", "shop.example"],
  ["HEAD http://evil.example/products/ HTTP/1.1", "shop.example"],
])("abuse 26: %s with the host %s is refused with 421 and reaches no handler", async (line, host) => {
  const { status, body } = await raw(line, host);
  expect(status).toBe("421");
  expect(body).not.toContain("evil.example");
});

it.each([
  ["GET /a?b=c HTTP/1.1", "shop.example", "shop.example /a?b=c"],
  ["GET https://shop.example/a?b=c HTTP/1.1", "127.0.0.1", "shop.example /a?b=c"],
  ["GET http://shop.example HTTP/1.1", "shop.example", "shop.example /"],
  ["GET /readyz HTTP/1.1", "10.0.0.7:3000", "10.0.0.7:3000 /readyz"],
])("%s with the host %s is answered as %s", async (line, host, seen) => {
  expect(await raw(line, host)).toEqual({ status: "200", body: seen });
});
