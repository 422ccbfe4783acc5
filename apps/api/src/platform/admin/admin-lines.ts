import type { Socket } from "node:net";

/** One line from the operator's side: which command, and with what. */
export interface AdminRequest {
  readonly command: string;
  readonly input: unknown;
}

/** Lines from the api's side: any number of `progress`, then one `result` or `failure`. */
export type AdminReply =
  | { readonly kind: "progress"; readonly progress: unknown }
  | { readonly kind: "result"; readonly result: unknown }
  | { readonly kind: "failure"; readonly message: string };

const longestLine = 64 * 1024 * 1024;

/** Yields the JSON value of each line that arrives. @throws Error on a line that is no JSON or has no end */
export async function* readLines(socket: Socket): AsyncGenerator<unknown> {
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

export function writeLine(socket: Socket, line: AdminRequest | AdminReply): void {
  if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
}
