import { createServer } from "node:http";
import { httpFetch } from "@precise/web/server/http-fetch";
import { startWatching } from "@precise/web/server/watching/start-watching";

// What an app is to its door and its API, without its pages: a post to it fills a cart, as the shop's forms do. It reads what
// the shop reads of its environment.
await startWatching({ appName: "shop", basePath: "", pages: ["/"] });
createServer(async (request, response) => {
  if (request.method !== "POST") return response.end();
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += String(piece);
  const answer = await httpFetch(`${process.env.API_ORIGIN}/api/cart/add`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-precise-secret": process.env.INTERNAL_SECRET ?? "",
      "x-precise-visitor": String(request.headers["x-precise-visitor"]),
    },
    body: text,
  });
  return response.writeHead(answer.status).end(await answer.text());
}).listen(Number(process.env.PORT), "127.0.0.1");
