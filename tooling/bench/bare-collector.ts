import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// Takes traces and keeps nothing, in a process of its own.
const server = createServer((request, response) => {
  request.resume().on("end", () => response.setHeader("content-type", "application/json").end("{}"));
}).listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
