import { connect, createServer } from "node:net";

/**
 * Lets visitors in beside the proxy: a caller's first line names the address that he comes from and the proxy's port,
 * and what follows is passed on. Every 127.0.0.x is a visitor of his own.
 */
createServer((caller) => {
  caller.on("error", () => caller.destroy());
  caller.once("data", (first: Buffer) => {
    const end = first.indexOf("\n");
    const [from = "", port] = first.subarray(0, end).toString().split(" ");
    const door = connect({ host: "127.0.0.1", port: Number(port), localAddress: from });
    door.on("error", () => caller.destroy());
    caller.on("close", () => door.destroy());
    door.write(first.subarray(end + 1));
    caller.pipe(door).pipe(caller);
  });
}).listen(9000);
