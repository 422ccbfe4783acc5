import { createServer } from "node:http";
import { webEnv } from "@precise/web/env";
import { addressHeaders, ourHeaders, visitorHeader } from "@precise/web/server/api";
import { httpFetch } from "@precise/web/server/http-fetch";
import { startWatching } from "@precise/web/server/watching/start-watching";

// What an app is to its door and its API, without its pages: a post to it fills a cart, as the shop's forms do. It reads what
// the shop reads of its environment, and listens on the port that its argument names.
await startWatching({ appName: "shop", basePath: "", pages: ["/"] });
createServer(async (request, response) => {
  if (request.method !== "POST") return response.end();
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += String(piece);
  const answer = await httpFetch(`${webEnv().apiOrigin}/api/cart/add`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...ourHeaders(),
      ...addressHeaders(String(request.headers[visitorHeader])),
    },
    body: text,
  });
  return response.writeHead(answer.status).end(await answer.text());
}).listen(Number(process.argv[2]), "127.0.0.1");
