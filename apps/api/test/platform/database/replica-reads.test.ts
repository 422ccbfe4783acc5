import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Database } from "#api/platform/database/port.ts";
import { replicaReads } from "#api/platform/database/replica-reads.ts";

/** A server that says how far it is, and answers everything else with its name. */
function server(name: string, position: number) {
  const state = { position, isAway: false, asked: 0 };
  const query = async (text: string) => {
    if (state.isAway) throw new Error(`${name} is away`);
    if (text.includes("pg_wal_lsn_diff")) return [{ position: state.position }];
    state.asked += 1;
    return [{ name }];
  };
  const db = {
    kind: "postgres",
    query,
    transaction: (work: (tx: unknown) => unknown) => work({ query }),
    listen: async () => undefined,
    close: async () => undefined,
  } as unknown as Database;
  return { ...state, state, db };
}

function shopOf({ written, replayed }: { written: number; replayed: number }) {
  const clock = { now: 0 };
  const primary = server("primary", written);
  const replica = server("replica", replayed);
  const opened = replicaReads(
    primary.db,
    async () => replica.db,
    () => clock.now,
  );
  const read = async () => {
    const [row] = await opened.reads.query<{ name: string }>("select name from product");
    await nextTurn();
    return row?.name;
  };
  return { clock, primary: primary.state, replica: replica.state, opened, read };
}

it("reads from the replica once it is known how far the primary was", async () => {
  const { read } = shopOf({ written: 100, replayed: 100 });
  expect([await read(), await read(), await read()]).toEqual(["primary", "replica", "replica"]);
});

it("reads from the primary what the replica has not replayed", async () => {
  const { read, replica } = shopOf({ written: 100, replayed: 99 });
  expect([await read(), await read()]).toEqual(["primary", "primary"]);
  replica.position = 100;
  expect(await read()).toBe("replica");
});

it("reads from the primary when that was last looked at more than five seconds ago", async () => {
  const { read, clock } = shopOf({ written: 100, replayed: 100 });
  await read();
  clock.now = 5_000;
  expect(await read()).toBe("replica");
  clock.now = 5_001;
  expect(await read()).toBe("primary");
  expect(await read()).toBe("replica");
});

it("a replica that stays six seconds behind is not read, however often it is asked", async () => {
  const { read, clock, primary, replica } = shopOf({ written: 100, replayed: 100 });
  await read();
  const names: (string | undefined)[] = [];
  for (let second = 1; second <= 12; second += 1) {
    clock.now = second * 1_000;
    primary.position = 100 + second;
    replica.position = 100 + second - 6;
    names.push(await read());
  }
  expect(names.slice(6)).toEqual(Array.from({ length: 6 }, () => "primary"));
});

it("shows what who looks for changes has seen, from that moment on", async () => {
  const { read, opened, primary } = shopOf({ written: 100, replayed: 100 });
  await read();
  expect(await read()).toBe("replica");
  primary.position = 101;
  const seen = opened.db.query("select version from catalogue_state");
  await seen;
  expect(await read()).toBe("primary");
  expect(await read()).toBe("primary");
});

it("leaves a replica that is away alone for five seconds, and the primary answers", async () => {
  const { read, clock, replica } = shopOf({ written: 100, replayed: 100 });
  await read();
  replica.isAway = true;
  expect(await read()).toBe("primary");
  replica.isAway = false;
  clock.now = 4_999;
  expect(await read()).toBe("primary");
  clock.now = 5_001;
  await read();
  expect(await read()).toBe("replica");
});

it("without a replica everything is read from the primary", async () => {
  const { db } = server("primary", 100);
  expect(replicaReads(db, undefined).reads).toBe(db);
});
