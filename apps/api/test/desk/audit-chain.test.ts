import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetInAudit, readAudit, writeAudit } from "#api/platform/audit/audit-entries.ts";
import { auditGaps, readHead, verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { noteHead, readHeads } from "#api/platform/backup/audit-heads.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../fixtures/database.ts";

describe.each(allDatabaseKinds)("the chain of the audit on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  const query = <Row extends object>(text: string, values: string[] = []) =>
    opened.db.query<Row>(text, values);
  const note = (subject: string, after: Record<string, unknown> = { stock: 3 }) =>
    opened.db.transaction((tx) =>
      writeAudit(tx, {
        actor: { kind: "terminal", user: "ops" },
        act: "stock.set",
        subject,
        before: null,
        after,
      }),
    );
  /** As whoever has the database's own password could. */
  const withoutGuard = (statement: string, table = "audit_entry") =>
    opened.db.transaction(async (tx) => {
      await tx.query("set constraints all immediate");
      await tx.query(`alter table ${table} disable trigger user`);
      await tx.query(statement);
      await tx.query(`alter table ${table} enable trigger user`);
    });
  const faults = async () => (await verifyAudit(opened.db)).faults.map(({ fault }) => fault);
  beforeEach(async () => {
    await opened.db.transaction(async (tx) => {
      await tx.query("select set_config('precise.restoring', 'on', true)");
      await tx.query("truncate audit_entry, audit_personal, audit_chain, audit_head");
      await tx.query("insert into audit_head (place, hash) values (0, sha256('precise audit'))");
    });
    for (const sku of ["A", "B", "C"]) await note(sku);
  });

  it("holds where nothing was touched", async () => {
    expect(await verifyAudit(opened.db)).toEqual({ entries: 3, faults: [] });
  });

  it.each([
    "update audit_entry set subject = 'Z' where subject = 'B'",
    "delete from audit_entry where subject = 'B'",
    "truncate audit_entry cascade",
    "update audit_chain set digest = 'x'",
    "delete from audit_chain",
    "update audit_personal set salt = 'x'",
  ])("refuses %s", async (statement) => {
    await note("ada@example.com");
    await expect(query(statement)).rejects.toThrow("only added to");
  });

  it.each([
    [
      "an edited entry",
      "update audit_entry set after = '{\"stock\":9}' where subject = 'B'",
      ["the entry was changed"],
    ],
    [
      "another name in it",
      "update audit_entry set actor = 'Eve' where subject = 'B'",
      ["the entry was changed"],
    ],
    ["a removed entry", "delete from audit_entry where subject = 'B'", ["the entry was removed"]],
    ["the last entry gone", "delete from audit_entry where subject = 'C'", ["the entry was removed"]],
    [
      "one put in beside the chain",
      "insert into audit_entry (actor, act, subject) values ('Eve', 'stock.set', 'D')",
      ["the entry is not in the chain"],
    ],
  ])("shows %s", async (_what, statement, found) => {
    await withoutGuard(statement);
    expect(await faults()).toEqual(found);
  });

  it("shows a link that was taken out or made anew", async () => {
    await withoutGuard("delete from audit_chain where place = 2", "audit_chain");
    expect(await faults()).toEqual(["a link before this one was removed", "the entry is not in the chain"]);
  });

  it("shows an end that was cut off with its links", async () => {
    await withoutGuard("delete from audit_chain where place = 3", "audit_chain");
    await withoutGuard("delete from audit_entry where subject = 'C'");
    expect(await faults()).toEqual(["the end of the chain was removed"]);
  });

  it("keeps apart what a person is known by, reads it back, and forgets it without a break", async () => {
    await note("Ada@example.com", {
      email: "ada@example.com",
      phone: "+2348031234567",
      company: "Eko Build",
    });
    const kept = JSON.stringify(await query("select * from audit_entry"));
    expect(kept).not.toMatch(/ada@example|803123/i);
    const [entry] = await readAudit(opened.db, { subject: "ada@example.com", limit: 1 });
    expect(entry).toMatchObject({
      subject: "Ada@example.com",
      after: { email: "ada@example.com", phone: "+2348031234567", company: "Eko Build" },
    });
    expect(await forgetInAudit(opened.db, "ada@example.com")).toBe(1);
    const [after] = await readAudit(opened.db, { limit: 1 });
    expect(after).toMatchObject({
      act: "stock.set",
      subject: "erased",
      after: { email: "erased", phone: "erased", company: "Eko Build" },
    });
    expect(await verifyAudit(opened.db)).toEqual({ entries: 4, faults: [] });
  });

  it("shows a personal value that was changed", async () => {
    await note("ada@example.com");
    await withoutGuard("update audit_personal set subject = 'eve@example.com'", "audit_personal");
    expect(await faults()).toEqual(["a personal value was changed"]);
  });

  it("is one chain when many write at once, also several entries in one transaction", async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, writer) =>
        opened.db.transaction(async (tx) => {
          for (const part of ["x", "y"])
            await writeAudit(tx, {
              actor: { kind: "terminal", user: "ops" },
              act: "stock.set",
              subject: `${part}${writer}`,
              before: null,
              after: null,
            });
        }),
      ),
    );
    expect(await verifyAudit(opened.db)).toEqual({ entries: 27, faults: [] });
    const [head] = await query<{ place: number }>("select place from audit_head");
    expect(head?.place).toBe(27);
  });

  it("shows a chain that was made anew as a whole by the ends that went out, and gaps as a hint", async () => {
    const folder = await mkdtemp(join(opened.dataFolder, "heads-"));
    await noteHead(folder, await readHead(opened.db));
    await note("D");
    await noteHead(folder, await readHead(opened.db));
    const check = async () => (await verifyAudit(opened.db, await readHeads(folder))).faults;
    expect(await check()).toEqual([]);
    // Whoever has the database's account leaves one entry out and chains the others again.
    await opened.db.transaction(async (tx) => {
      await tx.query("select set_config('precise.restoring', 'on', true)");
      await tx.query(
        "create temporary table others on commit drop as select * from audit_entry where subject <> 'B'",
      );
      await tx.query("truncate audit_entry, audit_personal, audit_chain");
      await tx.query("insert into audit_entry overriding system value select * from others order by id");
      await tx.query(
        "do $$ declare e audit_entry; begin for e in select * from audit_entry order by id loop perform audit_add_link(e); end loop; end $$",
      );
      await tx.query(
        "update audit_head set (place, hash) = (select place, hash from audit_chain order by place desc limit 1)",
      );
    });
    const { faults: within } = await verifyAudit(opened.db);
    expect(within, "the chain itself does not show it").toEqual([]);
    expect((await check()).map(({ place, fault }) => [place, fault])).toEqual([
      [3, expect.stringMatching(/^the chain is not that of \d{4}-/)],
      [4, expect.stringMatching(/^the chain is not that of \d{4}-/)],
    ]);
    const [gap] = await auditGaps(opened.db);
    expect(gap?.to).toBe(gap?.from);
    // A backup that was put back on purpose has the ends from before it.
    await noteHead(folder, { ...(await readHead(opened.db)), place: 2 }, { isRestored: true });
    expect(await readHeads(folder)).toMatchObject([{ place: 2 }]);
  });

  it("lets entries go after seven years, and no day before", async () => {
    await query(
      "insert into audit_entry (actor, act, subject, at) values ('ops', 'a.b', 'OLD', now() - interval '85 months')",
    );
    await query("delete from audit_entry where subject = 'OLD'");
    expect(await verifyAudit(opened.db)).toEqual({ entries: 3, faults: [] });
  });
});
