import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** One answer that the bare server gives, byte for byte. */
export interface BareAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}

// A bare node:http server: reads its answers from standard input as JSON, prints its port, and gives the answer of each
// path without looking at anything else. What it manages is the most that Node can do on this machine.
const kept = (await json(process.stdin)) as readonly BareAnswer[];
const answers = new Map(
  kept.map(({ path, headers, bodyBase64 }) => [path, { headers, body: Buffer.from(bodyBase64, "base64") }]),
);
const server = createServer((request, response) => {
  // The body is read to its end, as every server must.
  request.resume().once("end", () => {
    const answer = answers.get(request.url ?? "");
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});
