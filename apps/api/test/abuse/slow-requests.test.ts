import { connect, type Socket } from "node:net";
import { addBriefPicture } from "@precise/contract/shop/design-briefs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";

let api: TestApi;
/** It gives a request a second. */
let hasty: TestApi;
beforeAll(async () => {
  api = await startTestApi("pglite");
  hasty = await startTestApi("pglite", { slowestRequestMilliseconds: 1000 });
});
afterAll(async () => {
  await hasty.close();
  await api.close();
});

/** What a connection that sends this and then nothing more is answered, once it is closed. */
function answerTo(
  { url }: TestApi,
  sent: string,
  socketOf: (socket: Socket) => void = () => undefined,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    socketOf(socket);
  });
}

describe("callers who never finish", () => {
  const head = "POST /api/cart/add HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";

  it("abuse 22: a request that stops in the middle is ended with the reason, a 408", async () => {
    const body = `${head}content-length: 500\r\n\r\n{"items":[`;
    const chunks = `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"ite`;
    for (const answer of await Promise.all(
      ["POST /api/ca", head, body, chunks].map((sent) => answerTo(hasty, sent)),
    ))
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("abuse 22: fifty of them at once keep no other caller waiting", async () => {
    const slow = Array.from({ length: 50 }, () => answerTo(hasty, head));
    expect((await hasty.get("/api/category")).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(["/api/cart/add", "/api/newsletter/unsubscribe", addBriefPicture.path])(
    "abuse 22: ten megabytes to %s are refused before they are read",
    async (path) => {
      const announced = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10000000\r\n\r\n`;
      const answer = await answerTo(api, announced, (socket) => socket.on("data", () => socket.destroy()));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    },
  );
});
