import { parentPort } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";
import type { PgliteReply, PgliteRequest, SentError } from "./pglite-messages.ts";
import { preparedStatements } from "./pglite-statements.ts";
import { startPglite } from "./start-pglite.ts";

// The thread that owns PGlite: on the main thread a cart write would hold up every cached read (design "Database").

type Statements = ReturnType<typeof preparedStatements>;

function post(reply: PgliteReply): void {
  parentPort?.postMessage(reply);
}

function sent(fault: unknown): SentError {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { code, constraint } = fault as { code?: unknown; constraint?: unknown };
  return {
    message: fault.message,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
  };
}

/** A database that is open, and the file system that counts its commits. */
interface OpenDatabase {
  readonly pg: PGlite;
  readonly fileSystem: DurableFileSystem;
  readonly statements: Statements;
}

async function open(folder: string): Promise<OpenDatabase> {
  const fileSystem = new DurableFileSystem(folder);
  const pg = await startPglite(fileSystem);
  const before = fileSystem.syncCount;
  // Writes a little WAL and takes a transaction id, so that this commit has something to keep; no table is touched.
  await pg.query("select pg_logical_emit_message(true, 'precise', 'durability check')");
  if (fileSystem.syncCount <= before)
    throw new Error("a commit did not reach the disk; the database was not opened");
  return { pg, fileSystem, statements: preparedStatements(pg) };
}

type Asked = Exclude<PgliteRequest, { kind: "open" }>;

async function answer({ pg, fileSystem, statements }: OpenDatabase, request: Asked): Promise<object[]> {
  switch (request.kind) {
    case "query":
      if (request.values !== null) {
        return statements.run({ text: request.text, values: request.values }, request.begins);
      }
      if (request.begins) await pg.exec("begin");
      return script(pg, statements, request.text);
    case "commit":
      try {
        await statements.commit(request.writes, request.begins);
      } catch (fault) {
        // Before the next request, which may open another transaction. Where none is open any more, it does nothing.
        await pg.exec("rollback");
        throw fault;
      }
      return [];
    case "listen":
      await pg.listen(request.channel, (payload) =>
        post({ kind: "notice", channel: request.channel, payload }),
      );
      return [];
    case "sync-count":
      return [{ count: fileSystem.syncCount }];
    case "close":
      await pg.close();
      return [];
  }
}

/** A rollback comes this way too; anything else may change tables. */
async function script(pg: PGlite, statements: Statements, text: string): Promise<object[]> {
  const rows = (await pg.exec(text)).at(-1)?.rows ?? [];
  if (/\b(create|alter|drop)\b/i.test(text)) await statements.forget();
  return rows;
}

let database: OpenDatabase | undefined;

async function openFor(folder: string): Promise<void> {
  try {
    database = await open(folder);
    post({ kind: "opened" });
  } catch (fault) {
    post({ kind: "refused", error: sent(fault) });
  }
}

async function answerFor(request: Asked): Promise<void> {
  try {
    if (database === undefined) throw new Error("The database is closed.");
    const rows = await answer(database, request);
    if (request.kind === "close") database = undefined;
    post({ kind: "rows", id: request.id, rows });
  } catch (fault) {
    post({ kind: "failed", id: request.id, error: sent(fault) });
  }
}

// One after the other and in the order they came: the main side relies on it to keep a transaction together.
let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (request: PgliteRequest) => {
  last = last.then(() => (request.kind === "open" ? openFor(request.folder) : answerFor(request)));
});
