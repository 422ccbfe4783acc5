import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";

/**
 * Writes to one server past proxy and pooler, whatever it thinks that it is: what it acknowledges must be found on the
 * primary at the end.
 */
export function staleWriter(url: string) {
  const acknowledged: string[] = [];
  let isStopped = false;

  async function writeOnce(): Promise<void> {
    const sql = postgres(url, { max: 1, connect_timeout: 1, fetch_types: false, onnotice: () => undefined });
    const id = randomUUID();
    const written = sql`insert into stale_write (id) values (${id})`.then(
      () => acknowledged.push(id),
      () => undefined,
    );
    // A commit that waits for a replica is left behind; it may still be acknowledged until the connection is closed.
    await Promise.race([written, wait(1_000)]);
    await sql.end({ timeout: 0 }).catch(() => undefined);
  }

  const writing = (async () => {
    while (!isStopped) {
      await writeOnce();
      await wait(100);
    }
  })();

  return {
    async stop(): Promise<readonly string[]> {
      isStopped = true;
      await writing;
      return acknowledged;
    },
  };
}

export async function makeStaleTable(url: string): Promise<void> {
  await withServer(url, (sql) => sql`create table if not exists stale_write (id uuid primary key)`);
}

/** How many of these writes the server does not have. */
export async function countMissing(url: string, ids: readonly string[]): Promise<number> {
  const rows = await withServer(url, (sql) => sql<{ id: string }[]>`select id from stale_write`);
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id)).length;
}

async function withServer<Result>(
  url: string,
  work: (sql: postgres.Sql) => PromiseLike<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
