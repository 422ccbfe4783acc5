import { createServer, type RequestListener } from "node:http";
import { expect, it } from "vitest";
import { markOutage } from "./mark-outages.ts";

/** What a client sees of one answer of a real server. */
async function seen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  try {
    const { status, headers } = await fetch(`http://127.0.0.1:${address.port}/`);
    return [status, headers.get("retry-after")];
  } finally {
    server.close();
  }
}

it.each([
  [500, false, 503, "10"],
  [500, true, 500, null],
  [404, false, 404, null],
  [200, false, 200, null],
])("an answer of %i while the API is up: %s becomes %i", async (given, isApiUp, status, retryAfter) => {
  const answered = await seen((_, response) => {
    markOutage(response, () => isApiUp);
    response.statusCode = given;
    response.end("page");
  });
  expect(answered).toEqual([status, retryAfter]);
});
