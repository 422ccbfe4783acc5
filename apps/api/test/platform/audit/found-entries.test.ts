import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditFilter, pageOfAudit } from "#api/platform/audit/audit-entries.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const people = ["Ada Obi", "Bola Ade", "job"];
const acts = ["orders.move", "orders.note", "orders", "stock.set", "ordersbook.open"];

describe.each(databaseKinds)("entries of the audit log, on %s", (kind) => {
  let opened: TestDatabase;
  let kept: { id: number; actor: string; act: string; subject: string; day: string }[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    // Three hours between any two, from the midnight in Lagos that began the year.
    await opened.db.query(
      `insert into audit_entry (at, actor, act, subject)
       select timestamptz '2026-01-01T00:00:00+01:00' + n * interval '3 hours', ($1::text[])[1 + n % 3], ($2::text[])[1 + n % 5],
         case when n % 10 = 0 then 'ada@example.com' else 'PR-' || n % 7 end
       from generate_series(0, 199) n`,
      [people, acts],
    );
    kept = await opened.db.query(
      `select id, actor, act, case when n % 10 = 0 then 'ada@example.com' else 'PR-' || n % 7 end as subject,
         to_char(at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day
       from (select *, row_number() over (order by id) - 1 as n from audit_entry) e order by id desc`,
    );
  }, 60_000);
  afterAll(() => opened.close());

  type Wanted = Omit<AuditFilter, "cursor" | "limit">;
  const within = (from: string, to: string) => (entry: { day: string }) =>
    entry.day >= from && entry.day <= to;

  it.each<[string, Wanted, (entry: (typeof kept)[number]) => boolean]>([
    ["all", {}, () => true],
    ["a part of a name", { actor: "OBI" }, ({ actor }) => actor === "Ada Obi"],
    ["a part of two names", { actor: "b" }, () => true],
    ["nobody's name", { actor: "zzz" }, () => false],
    ["an act", { acts: ["stock.set"] }, ({ act }) => act === "stock.set"],
    ["a group of acts", { acts: ["orders"] }, ({ act }) => act.split(".")[0] === "orders"],
    [
      "an act and a group",
      { acts: ["orders.note", "stock"] },
      ({ act }) => act === "orders.note" || act === "stock.set",
    ],
    ["no act", { acts: ["mail"] }, () => false],
    ["a day", { from: "2026-01-05", to: "2026-01-05" }, within("2026-01-05", "2026-01-05")],
    ["days to the last", { from: "2026-01-20" }, within("2026-01-20", "9999")],
    ["days from the first", { to: "2026-01-03" }, within("", "2026-01-03")],
    ["days before all", { to: "2025-12-31" }, () => false],
    ["days after all", { from: "2026-02-01" }, () => false],
    ["a subject", { subject: "PR-3" }, ({ subject }) => subject === "PR-3"],
    ["an e-mail in any case", { subject: "ADA@example.com" }, ({ subject }) => subject.includes("@")],
    [
      "subjects of a person in a time",
      { subject: ["PR-1", "PR-2"], actor: "bola", from: "2026-01-02", to: "2026-01-15" },
      ({ subject, actor, day }) =>
        ["PR-1", "PR-2"].includes(subject) &&
        actor === "Bola Ade" &&
        day >= "2026-01-02" &&
        day <= "2026-01-15",
    ],
  ])("of %s are found, the newest first", async (_, wanted, fits) => {
    const ids: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await pageOfAudit(opened.db, { ...wanted, cursor, limit: 30 });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    }
    expect(ids).toEqual(kept.filter(fits).map(({ id }) => id));
  });
});
