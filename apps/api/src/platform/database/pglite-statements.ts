import { type messages, type PGlite, protocol } from "@electric-sql/pglite";
import type { SentStatement } from "./pglite-messages.ts";

type Reply = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
type Column = { readonly name: string; readonly parse: (text: string) => unknown };

interface Prepared {
  readonly name: string;
  /** How the rows look, as PostgreSQL said when the statement was prepared; empty for one that returns none. */
  readonly columns: readonly Column[];
}

/** More statements than the api has; a program that builds statements as it goes must not fill the memory. */
const mostKept = 300;
const { serialize } = protocol;
const begin: SentStatement = { text: "begin", values: [] };
const commit: SentStatement = { text: "commit", values: [] };
const asText = (text: string): string => text;

/**
 * Runs statements as prepared ones, kept by their text. PGlite's own `query` parses and plans each statement every time and
 * asks PostgreSQL five times for one answer; this asks once, for about a quarter of the CPU.
 */
export function preparedStatements(pg: PGlite) {
  const kept = new Map<string, Prepared>();
  let lastNumber = 0;

  /** PostgreSQL does what comes before the sync in order, and nothing more after the first that fails. */
  function send(...batch: Uint8Array[]): Promise<Reply[]> {
    // The file system keeps itself (`DurableFileSystem`): PGlite has nothing to carry to the disk.
    return pg.execProtocolStream(Buffer.concat([...batch, serialize.sync()]), { syncToFs: false });
  }

  async function prepare(text: string): Promise<Prepared> {
    lastNumber += 1;
    const name = `s${lastNumber}`;
    const replies = await send(
      serialize.parse({ name, text, types: [] }),
      serialize.describe({ type: "S", name }),
    );
    const prepared = { name, columns: replies.flatMap((reply) => columnsOf(reply, pg)) };
    kept.set(text, prepared);
    return prepared;
  }

  /** Closes every prepared statement: after a script, which may have changed the tables under them. */
  async function forget(): Promise<void> {
    if (kept.size === 0) return;
    kept.clear();
    await pg.exec("deallocate all");
  }

  /** Runs statements one after the other in one sending. @returns the rows of the last */
  async function runAll(statements: readonly SentStatement[]): Promise<object[]> {
    // All are prepared before the first is sent, and room is made before: it must not take away one that is needed.
    const isNew = statements.some(({ text }) => !kept.has(text));
    if (isNew && kept.size + statements.length > mostKept) await forget();
    const batch: Uint8Array[] = [];
    let columns: readonly Column[] = [];
    for (const { text, values } of statements) {
      const prepared = kept.get(text) ?? (await prepare(text));
      columns = prepared.columns;
      batch.push(serialize.bind({ statement: prepared.name, values: [...values] }), serialize.execute({}));
    }
    const replies = await send(...batch);
    const last = replies.findLastIndex((reply) => reply.name === "bindComplete");
    return replies.slice(last).flatMap((reply) => rowOf(reply, columns) ?? []);
  }

  return {
    forget,
    run: (statement: SentStatement, begins = false): Promise<object[]> =>
      runAll(begins ? [begin, statement] : [statement]),
    commit: (writes: readonly SentStatement[], begins: boolean): Promise<object[]> =>
      runAll([...(begins ? [begin] : []), ...writes, commit]),
  };
}

// What PGlite calls messages differ by their names; its types do not know it.

function columnsOf(reply: Reply, pg: PGlite): Column[] {
  if (reply.name !== "rowDescription") return [];
  return (reply as messages.RowDescriptionMessage).fields.map(({ name, dataTypeID }) => {
    const parse = pg.parsers[dataTypeID];
    return { name, parse: parse ? (text) => parse(text, dataTypeID) : asText };
  });
}

function rowOf(reply: Reply, columns: readonly Column[]): object | undefined {
  if (reply.name !== "dataRow") return undefined;
  const { fields } = reply as messages.DataRowMessage;
  const row: Record<string, unknown> = {};
  for (const [at, { name, parse }] of columns.entries()) {
    const text = fields[at] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}
