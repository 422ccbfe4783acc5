import { chmodSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { adminAddress } from "./admin-path.ts";

/** A command for operators: what it is given has crossed a socket and is checked by the command itself. */
export type AdminCommand = (input: unknown, onProgress: (progress: unknown) => void) => Promise<unknown>;
export type AdminCommands = Readonly<Record<string, AdminCommand>>;

/** The running api could not carry out a command; the message is for the operator. */
export class AdminFailure extends Error {
  override readonly name = "AdminFailure";
}

/**
 * Offers commands to operators on this machine, over a socket that only its owner may open.
 * @returns `served` is false when another api already serves this data folder (replicas on one machine)
 * @source design D16
 */
export async function serveAdmin(options: {
  dataFolder: string;
  commands: AdminCommands;
}): Promise<{ served: boolean; close(): Promise<void> }> {
  const { folder, address } = adminAddress(options.dataFolder);
  if (folder) makePrivate(folder);
  if (await dial(address).then(hangUp, () => false)) return { served: false, close: async () => undefined };
  if (folder) rmSync(address, { force: true });

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    void serveOne(socket, options.commands);
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(address, () => {
      // The folder keeps others out already; the socket's own mode is the second lock.
      if (folder) chmodSync(address, 0o600);
      server.off("error", failed);
      listening();
    });
  });
  return {
    served: true,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/**
 * Runs a command in the api that serves this data folder.
 * @returns `not-running` when none does
 * @throws AdminFailure with the api's own words when the command failed, or when the api went away meanwhile
 */
export async function callAdmin(
  dataFolder: string,
  command: string,
  input: unknown,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<{ readonly kind: "not-running" } | { readonly kind: "result"; readonly result: unknown }> {
  let socket: Socket;
  try {
    socket = await dial(adminAddress(dataFolder).address);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "ENOENT" || code === "ECONNREFUSED") return { kind: "not-running" };
    throw new AdminFailure("This user may not open the admin socket of the running API.", { cause: fault });
  }
  try {
    writeLine(socket, { command, input });
    for await (const line of readLines(socket)) {
      // Only the api of our own release, run by the same user, can be at the other end.
      const reply = line as AdminReply;
      if (reply.kind === "progress") onProgress(reply.progress);
      else if (reply.kind === "result") return { kind: "result", result: reply.result };
      else throw new AdminFailure(reply.message);
    }
  } catch (fault) {
    if (fault instanceof AdminFailure) throw fault;
    throw new AdminFailure("The API stopped before the command ended.", { cause: fault });
  } finally {
    socket.destroy();
  }
  throw new AdminFailure("The API stopped before the command ended.");
}

async function serveOne(socket: Socket, commands: AdminCommands): Promise<void> {
  try {
    for await (const line of readLines(socket)) await answerOne(socket, line as AdminRequest, commands);
    socket.end();
  } catch {
    socket.destroy(); // what came was no line of JSON: there is no one to answer
  }
}

/** Its failures are answered here: leaving the loop that reads the socket would destroy it unanswered. */
async function answerOne(
  socket: Socket,
  { command, input }: AdminRequest,
  commands: AdminCommands,
): Promise<void> {
  try {
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) throw new Error(`There is no command "${command}".`);
    const result = await run(input, (progress) => writeLine(socket, { kind: "progress", progress }));
    writeLine(socket, { kind: "result", result: result ?? null });
  } catch (fault) {
    writeLine(socket, { kind: "failure", message: fault instanceof Error ? fault.message : String(fault) });
  }
}

/** Makes the folder, or takes it when it is ours; another user's folder of that name is refused. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new Error(`${folder} belongs to someone else.`);
  chmodSync(folder, 0o700);
}

function dial(address: string): Promise<Socket> {
  return new Promise((open, failed) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.off("error", failed);
      socket.on("error", () => socket.destroy());
      open(socket);
    });
    socket.once("error", failed);
  });
}

function hangUp(socket: Socket): true {
  socket.destroy();
  return true;
}

/** One line from the operator's side: which command, and with what. */
interface AdminRequest {
  readonly command: string;
  readonly input: unknown;
}

/** Lines from the api's side: any number of `progress`, then one `result` or `failure`. */
type AdminReply =
  | { readonly kind: "progress"; readonly progress: unknown }
  | { readonly kind: "result"; readonly result: unknown }
  | { readonly kind: "failure"; readonly message: string };

const longestLine = 64 * 1024 * 1024;

/** Yields the JSON value of each line that arrives. @throws Error on a line that is no JSON or has no end */
async function* readLines(socket: Socket): AsyncGenerator<unknown> {
  let rest = "";
  socket.setEncoding("utf8");
  for await (const part of socket) {
    rest += part;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      yield JSON.parse(rest.slice(0, end));
      rest = rest.slice(end + 1);
    }
    if (rest.length > longestLine) throw new Error("A line of the admin socket has no end.");
  }
}

function writeLine(socket: Socket, line: AdminRequest | AdminReply): void {
  if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
}
