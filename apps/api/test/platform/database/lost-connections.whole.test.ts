import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
import { isDatabaseUnavailable } from "#api/platform/http/database-fault.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { openRelay } from "../../fixtures/relay.ts";

const servers = allDatabaseKinds.filter((kind) => kind === "postgres");

describe.each(servers)("when connections to %s end", (kind) => {
  let opened: TestDatabase;
  let relay: Awaited<ReturnType<typeof openRelay>>;
  let db: Database;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db.query("create table note (words text)");
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await opened.db.query("delete from note");
    relay = await openRelay(opened.databaseUrl ?? "");
    // One connection: what comes next is done on the same one, connected anew.
    db = await openDatabase({ databaseUrl: relay.url, connections: 1, dataFolder: opened.dataFolder });
  });
  afterEach(async () => {
    await db?.close();
    await relay?.close();
  });
  const notes = async () =>
    (await opened.db.query<{ words: string }>("select words from note")).map(({ words }) => words);

  it("a transaction whose statement gets no answer is worth another try, and the next one is done", async () => {
    const cut = db.transaction(async (tx) => {
      await tx.query("insert into note values ($1)", ["cut"]);
      const sleeping = tx.query("select pg_sleep($1)", [60]);
      setTimeout(() => relay.cut(), 50);
      await sleeping;
    });
    await expect(cut.catch(isDatabaseUnavailable)).resolves.toBe(true);
    await db.transaction((tx) => tx.query("insert into note values ($1)", ["next"]));
    expect(await notes()).toEqual(["next"]);
  });

  it("a transaction that goes on after its connection has ended says nothing more on it, nor on its successor", async () => {
    const goOn = Promise.withResolvers<void>();
    const after: boolean[] = [];
    const cut = db.transaction(async (tx) => {
      await tx.query("insert into note values ($1)", ["cut"]);
      relay.cut();
      await goOn.promise;
      await tx.query("insert into note values ($1)", ["late"]).catch((fault: unknown) => {
        after.push(isDatabaseUnavailable(fault));
      });
    });
    await expect(cut.catch(isDatabaseUnavailable)).resolves.toBe(true);
    await db.transaction(async (tx) => {
      await tx.query("insert into note values ($1)", ["next"]);
      goOn.resolve();
      await expect.poll(() => after).toEqual([true]);
      await tx.query("insert into note values ($1)", ["last"]);
    });
    expect(await notes()).toEqual(["next", "last"]);
  });

  it("a proxy without a primary is not stormed, and what waits goes on when it has one again", async () => {
    relay.state.isRefusing = true;
    relay.cut();
    // The first may still meet the connection that was cut.
    const insert = (words: string) => db.query("insert into note values ($1)", [words]);
    const waiting = insert("waited").catch(() => insert("waited"));
    const begun = performance.now();
    const before = relay.state.accepted;
    await expect.poll(() => relay.state.accepted).toBeGreaterThanOrEqual(before + 3);
    expect(performance.now() - begun).toBeGreaterThan(450);
    relay.state.isRefusing = false;
    await waiting;
    expect(await notes()).toEqual(["waited"]);
  });

  it("when all connections end while others wait for them, every call is done at its next try", async () => {
    const crowded = await openDatabase({
      databaseUrl: relay.url,
      connections: 4,
      dataFolder: opened.dataFolder,
    });
    for (let time = 0; time < 5; time += 1) {
      const calls = Array.from({ length: 40 }, async (_, at) => {
        const ask = () => crowded.transaction((tx) => tx.query("select pg_sleep(0.02), $1::int as at", [at]));
        for (let tries = 0; tries < 5; tries += 1) {
          const rows = await ask().catch(() => undefined);
          if (rows) return tries;
        }
        return Number.NaN;
      });
      await calls[0];
      relay.cut();
      expect((await Promise.all(calls)).filter(Number.isNaN)).toEqual([]);
    }
    await crowded.close();
  });

  it("who listens hears again, also after a time without a primary", async () => {
    const heard: string[] = [];
    const listening = await openDatabase({
      databaseUrl: opened.databaseUrl ?? "",
      listenUrl: relay.url,
      connections: 1,
      dataFolder: opened.dataFolder,
    });
    await listening.listen("moved", (words) => heard.push(words));
    relay.state.isRefusing = true;
    relay.cut();
    const before = relay.state.accepted;
    await expect.poll(() => relay.state.accepted).toBeGreaterThanOrEqual(before + 2);
    relay.state.isRefusing = false;
    const heardAgain = async () => {
      await opened.db.query("select pg_notify('moved', $1)", ["now"]);
      return heard;
    };
    await expect.poll(heardAgain).toContain("now");
    await listening.close();
  });
});
