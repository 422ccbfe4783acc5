import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sql } from "#api/platform/database/port.ts";
import { SqlError } from "#api/platform/database/sql-error.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

describe.each(allDatabaseKinds)("%s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db.query("create table noted (id integer primary key, word text)");
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.db.query("delete from noted"));
  const words = async () =>
    (await opened.db.query<{ word: string }>("select word from noted order by id")).map((row) => row.word);
  const note = (sql: Sql, id: number, word: string) =>
    sql.query("insert into noted values ($1, $2)", [id, word]);

  if (kind === "postgres") {
    it("ends statements and transactions that hang, but for migrations, imports and backups", async () => {
      const settings = await opened.db.query(
        `select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle_transaction`,
      );
      expect(settings).toEqual([{ statement: "10s", idle_transaction: "1min" }]);
    });
  }

  if (kind === "postgres") {
    it("a statement that is to be planned each time gets no plan for all values", async () => {
      const plansOf = (isPlannedEachTime: boolean) =>
        opened.db.transaction(async (tx) => {
          const text = `select id from noted where word = $1 and ${isPlannedEachTime}`;
          for (let turn = 0; turn < 8; turn += 1) await tx.query(text, ["one"], { isPlannedEachTime });
          return tx.query("select generic_plans from pg_prepared_statements where statement = $1", [text]);
        });
      expect(await plansOf(false)).toEqual([{ generic_plans: 3 }]);
      expect(await plansOf(true)).toEqual([]);
    });
  }

  describe("a transaction", () => {
    it("keeps what it did when its work resolves, and gives the work's result", async () => {
      const result = await opened.db.transaction(async (tx) => {
        await note(tx, 1, "one");
        return "done";
      });
      expect(result).toBe("done");
      expect(await words()).toEqual(["one"]);
    });

    it("undoes everything when its work throws", async () => {
      const failing = opened.db.transaction(async (tx) => {
        await note(tx, 1, "one");
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await words()).toEqual([]);
    });

    it("is never reported as kept after a failed statement, even when the work swallowed the fault", async () => {
      const failing = opened.db.transaction(async (tx) => {
        await note(tx, 1, "one");
        await note(tx, 1, "again").catch(() => undefined);
        return "done";
      });
      await expect(failing).rejects.toThrow(SqlError);
      expect(await words()).toEqual([]);
    });

    it("refuses the database itself inside, at once, and other calls go on", async () => {
      const inside = opened.db.transaction(async (tx) => {
        await note(tx, 1, "one");
        await expect(note(opened.db, 2, "two")).rejects.toThrow("use the `tx`");
        await expect(opened.db.transaction(async () => undefined)).rejects.toThrow("use the `tx`");
      });
      await inside;
      expect(await words()).toEqual(["one"]);
    });

    it("keeps what was left for its end, in order, and shows it to nothing before", async () => {
      const seen = await opened.db.transaction(async (tx) => {
        await note(tx, 1, "one");
        await tx.atEnd("insert into noted values ($1, $2)", [2, "two"]);
        await tx.atEnd("update noted set word = word || $1 where id = 2", [" changed"]);
        return tx.query<{ id: number }>("select id from noted");
      });
      expect(seen).toEqual([{ id: 1 }]);
      expect(await words()).toEqual(["one", "two changed"]);
    });

    it("may be nothing but what was left for its end", async () => {
      await opened.db.transaction((tx) => tx.atEnd("insert into noted values ($1, $2)", [1, "one"]));
      expect(await words()).toEqual(["one"]);
    });

    it.each([
      ["the last", [2, 1]],
      ["one before the last", [1, 2]],
    ])("keeps nothing where %s of what was left for its end fails", async (_which, ids) => {
      const failing = opened.db.transaction(async (tx) => {
        await note(tx, 1, "one");
        for (const id of ids) await tx.atEnd("insert into noted values ($1, $2)", [id, "at the end"]);
      });
      // On one connection it is sent before the other's failure is known.
      const next = opened.db.transaction((tx) => note(tx, 3, "three"));
      await expect(failing).rejects.toMatchObject({ name: "SqlError", code: "23505" });
      await next;
      expect(await words()).toEqual(["three"]);
    });

    it("writes nothing of what was left for its end when its work throws", async () => {
      const failing = opened.db.transaction(async (tx) => {
        await tx.atEnd("insert into noted values ($1, $2)", [1, "one"]);
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await words()).toEqual([]);
    });

    it("lets no one use its tx after its end", async () => {
      const kept = await opened.db.transaction(async (tx) => [tx]);
      const [late] = kept;
      await expect(late?.query("select 1")).rejects.toThrow("used too late");
      await expect(late?.atEnd("insert into noted values (1, 'one')", [])).rejects.toThrow("used too late");
    });

    it("does not mix with statements and transactions that come meanwhile", async () => {
      const order: string[] = [];
      const work = opened.db.transaction(async (tx) => {
        await note(tx, 1, "a");
        await tx.query("select pg_sleep(0.05)");
        order.push("first");
      });
      const during = note(opened.db, 3, "c").then(() => order.push("single"));
      const next = opened.db.transaction(async (tx) => {
        await note(tx, 4, "d");
        order.push("second");
      });
      await Promise.all([work, during, next]);
      expect(await words()).toEqual(["a", "c", "d"]);
      expect(order.toSorted()).toEqual(["first", "second", "single"]);
      // One connection serves them in the order they came; a pool need not.
      if (kind === "pglite") expect(order).toEqual(["first", "single", "second"]);
    });

    it("serves a crowd: a hundred at once lose nothing", async () => {
      await opened.db.query("insert into noted values (0, '0')");
      const one = () =>
        opened.db.transaction(async (tx) => {
          const [row] = await tx.query<{ word: string }>("select word from noted where id = 0 for update");
          await tx.query("update noted set word = $1 where id = 0", [String(Number(row?.word) + 1)]);
        });
      await Promise.all(Array.from({ length: 100 }, one));
      expect(await words()).toEqual(["100"]);
    });
  });

  describe("a value", () => {
    it("comes back as what it was sent as", async () => {
      const moment = new Date("2026-11-21T08:30:00.000Z");
      const [row] = await opened.db.query(
        `select $1::int[] as numbers, $2::jsonb as json, $3::text[] as texts, $4::boolean as yes, $5::timestamptz as moment,
           $6::bigint as large, $7::text as nothing, $8::text as text`,
        [
          [1, 2],
          { a: [1, "ü"] },
          ['a"b\\c', "ü,{}", ""],
          false,
          moment,
          9_007_199_254_740_991n,
          null,
          "it's 100 % ₦",
        ],
      );
      expect(row).toEqual({
        numbers: [1, 2],
        json: { a: [1, "ü"] },
        texts: ['a"b\\c', "ü,{}", ""],
        yes: false,
        moment,
        large: 9_007_199_254_740_991,
        nothing: null,
        text: "it's 100 % ₦",
      });
    });

    it("counts come as numbers", async () => {
      expect(await opened.db.query("select count(*) from noted", [])).toEqual([{ count: 0 }]);
    });
  });

  it("a refused statement says why by its SQLSTATE and constraint, and the next one works", async () => {
    await note(opened.db, 1, "one");
    await expect(note(opened.db, 1, "again")).rejects.toMatchObject({
      code: "23505",
      constraint: "noted_pkey",
    });
    await expect(opened.db.query("selec 1", [])).rejects.toMatchObject({ code: "42601" });
    expect(await words()).toEqual(["one"]);
  });

  it("a kept statement survives a change of its table", async () => {
    const read = () => opened.db.query("select * from noted where id = $1", [1]);
    await note(opened.db, 1, "one");
    expect(await read()).toEqual([{ id: 1, word: "one" }]);
    await opened.db.query("alter table noted add column later integer");
    expect(await opened.db.query("select later from noted where id = $1", [1])).toEqual([{ later: null }]);
    await opened.db.query("alter table noted drop column later");
  });

  it("a script runs all its statements and gives the last one's rows", async () => {
    expect(await opened.db.query("insert into noted values (1, 'x'); select 7 as seven")).toEqual([
      { seven: 7 },
    ]);
    expect(await words()).toEqual(["x"]);
  });

  it("a notice reaches its listener, also when sent in a transaction, and only after its commit", async () => {
    const heard: string[] = [];
    const both = new Promise<void>((resolve) => {
      void opened.db.listen("test_notices", (payload) => {
        heard.push(payload);
        if (payload === "second") resolve();
      });
    });
    await opened.db.query("select 1"); // the listening itself is under way on a connection of its own
    await opened.db.listen("test_ready", () => undefined);
    await opened.db.query("select pg_notify('test_notices', 'first')");
    await opened.db
      .transaction(async (tx) => {
        await tx.query("select pg_notify('test_notices', 'undone')");
        throw new Error("no");
      })
      .catch(() => undefined);
    await opened.db.transaction(
      async (tx) => void (await tx.query("select pg_notify('test_notices', 'second')")),
    );
    await both;
    expect(heard).toEqual(["first", "second"]);
  });
});
