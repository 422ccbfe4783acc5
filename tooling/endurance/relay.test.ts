import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openRelay, type Relay } from "./relay.ts";

let echo: Server;
let relay: Relay;
/** The far ends that were met. */
const met: Socket[] = [];
beforeAll(async () => {
  echo = createServer((socket) => {
    met.push(socket);
    socket.on("error", () => socket.destroy());
    socket.pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(echo, "listening");
  relay = await openRelay({ host: "127.0.0.1", port: (echo.address() as AddressInfo).port });
});
afterAll(async () => {
  await relay.close();
  for (const socket of met) socket.destroy();
  echo.close();
});

async function comer(): Promise<Socket> {
  const socket = connect(relay.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await Promise.race([new Promise((resolve) => socket.once("connect", resolve)), closed(socket)]);
  return socket;
}
/** Also by a fault, which `once` would throw. */
const closed = (socket: Socket | undefined) =>
  new Promise((resolve) =>
    socket === undefined || socket.closed ? resolve(true) : socket.once("close", resolve),
  );
async function said(socket: Socket, words: string): Promise<string> {
  socket.write(words);
  const [piece] = await once(socket, "data");
  return String(piece);
}

it("carries both ways while it is whole", async () => {
  expect(await said(await comer(), "lamp")).toBe("lamp");
});

it("a cut is heard at both ends, and who comes then is turned away", async () => {
  const before = await comer();
  await said(before, "lamp");
  const ends = [closed(before), closed(met.at(-1))];
  relay.break("cut");
  await Promise.all(ends);
  await closed(await comer());
  relay.heal();
  expect(await said(await comer(), "again")).toBe("again");
});

it("what was said while it stalled arrives afterwards, from those who came meanwhile too", async () => {
  const before = await comer();
  await said(before, "lamp");
  relay.break("stall");
  const during = await comer();
  const answers = [said(before, "one"), said(during, "two")];
  // Nothing moves: what is said now arrives only because it is healed.
  expect(met.at(-1)?.bytesRead).toBe(4);
  relay.heal();
  expect(await Promise.all(answers)).toEqual(["one", "two"]);
});

it("half-open, the near end hears nothing until it speaks after all is whole", async () => {
  const before = await comer();
  await said(before, "lamp");
  const farEnd = closed(met.at(-1));
  relay.break("half-open");
  await farEnd;
  expect(before.closed).toBe(false);
  relay.heal();
  before.write("is anybody there?");
  await closed(before);
});
