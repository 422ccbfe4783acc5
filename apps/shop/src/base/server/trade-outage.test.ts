import { createServer, type RequestListener } from "node:http";
import { expect, it } from "vitest";
import { showTradeOutage } from "./trade-outage.ts";

async function seen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  try {
    const response = await fetch(`http://127.0.0.1:${address.port}/clients/orders`);
    const { status, headers } = response;
    return { status, retryAfter: headers.get("retry-after"), text: await response.text() };
  } finally {
    server.close();
  }
}

it("a trade area that cannot be reached is an outage with a page of its own", async () => {
  const answered = await seen((_, response) => {
    showTradeOutage(response);
    response.statusCode = 500;
    response.end("Internal Server Error");
  });
  expect(answered).toMatchObject({ status: 503, retryAfter: "10" });
  expect(answered.text).toContain("Precise Trade is not working right now.");
});

it.each([
  [500, "a page of the trade area's own"],
  [200, "Internal Server Error"],
])("an answer of %i that says %o goes on as it is", async (status, text) => {
  const answered = await seen((_, response) => {
    showTradeOutage(response);
    response.statusCode = status;
    response.end(text);
  });
  expect(answered).toEqual({ status, retryAfter: null, text });
});
