import type { PgliteReply, PgliteRequest, SentError } from "./pglite-messages.ts";
import { ownThreads, type PgliteThreads } from "./pglite-threads.ts";
import { SqlError } from "./sql-error.ts";

interface Waiting {
  resolve(rows: object[]): void;
  reject(fault: Error): void;
}
type Request = PgliteRequest extends infer Each
  ? Each extends { id: number }
    ? Omit<Each, "id">
    : never
  : never;

/** The worker thread that owns a PGlite folder; requests are answered in the order they are sent. */
export interface PgliteConnection {
  ask(request: Request): Promise<object[]>;
  onNotice(channel: string, listener: (payload: string) => void): void;
  /** Closes the database; the thread goes back to where it came from. */
  stop(): Promise<void>;
}

function received(error: SentError): Error {
  return error.code === undefined
    ? new Error(error.message)
    : new SqlError(error.message, error.code, error.constraint);
}

/** Opens a folder in a thread and waits until the database is open and has passed its durability check. */
export async function connectPglite(
  folder: string,
  threads: PgliteThreads = ownThreads,
): Promise<PgliteConnection> {
  const worker = threads.take();
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((payload: string) => void)[]>();
  let lastId = 0;
  let stopped: Error | undefined;

  function stopAll(fault: Error): void {
    stopped ??= fault;
    for (const { reject } of waiting.values()) reject(stopped);
    waiting.clear();
  }

  await new Promise<void>((opened, refused) => {
    worker.on("message", (reply: PgliteReply) => {
      if (reply.kind === "opened") return opened();
      if (reply.kind === "refused") return refused(received(reply.error));
      if (reply.kind === "notice") {
        for (const listener of listeners.get(reply.channel) ?? []) listener(reply.payload);
        return;
      }
      const waiter = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.kind === "rows") waiter?.resolve(reply.rows);
      else waiter?.reject(received(reply.error));
    });
    const onEnd = (fault: Error) => {
      refused(fault);
      stopAll(fault);
    };
    worker.on("error", (fault) => onEnd(new Error("The database thread failed.", { cause: fault })));
    worker.on("exit", () => onEnd(new Error("The database is closed.")));
    worker.postMessage({ kind: "open", folder } satisfies PgliteRequest);
  }).catch(async (fault: unknown) => {
    await worker.terminate();
    throw new Error(
      `The database in ${folder} could not be opened: ${fault instanceof Error ? fault.message : fault}`,
      {
        cause: fault,
      },
    );
  });

  const connection: PgliteConnection = {
    ask(request) {
      if (stopped) return Promise.reject(stopped);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id } satisfies PgliteRequest);
      });
    },
    onNotice(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    async stop() {
      if (stopped) return void (await worker.terminate());
      await connection.ask({ kind: "close" });
      stopAll(new Error("The database is closed."));
      for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
      await threads.giveBack(worker);
    },
  };
  return connection;
}
