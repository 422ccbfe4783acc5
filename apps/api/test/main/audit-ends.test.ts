import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allJobs } from "#api/main/jobs.ts";
import { readContent } from "#api/modules/company/content.ts";
import { shownRecord } from "#api/modules/our-record/nightly-record.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { readHead } from "#api/platform/audit/verify-audit.ts";
import { noteHead } from "#api/platform/backup/audit-heads.ts";
import { createMetrics } from "#api/platform/monitoring/metrics.ts";
import { staffAs } from "../desk/open-desk.ts";
import { contentFile, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { renderSample } from "../platform/mail/sample-mails.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi("pglite");
});
afterAll(() => api.close());

it("tells the owners once a day that the database was put back by another way than restore", async () => {
  const folder = await mkdtemp(join(api.dataFolder, "heads-"));
  const said: unknown[] = [];
  const job = allJobs({
    db: api.db,
    files: api.files,
    content: await readContent(contentFile),
    mail: { transport: { send: async () => undefined }, render: renderSample },
    backups: { folder, keep: 7 },
    record: shownRecord(),
    log: { error: (fields: unknown) => void said.push(fields), warn: () => undefined },
    metrics: createMetrics(false),
  }).find(({ name }) => name === "audit_ends");
  const mails = () =>
    api.db.query("select content ->> 'faults' as faults from mail_outbox where kind = 'audit_broken'");
  await staffAs(api, "owner");
  const entry = {
    actor: { kind: "terminal", user: "ops" },
    subject: "LAMP",
    before: null,
    after: null,
  } as const;
  await writeAudit(api.db, { ...entry, act: "stock.set" });
  await noteHead(folder, await readHead(api.db));
  await job?.run(() => false);
  expect([said, await mails()]).toEqual([[], []]);

  // An end that went out after the moment to which the database was put back.
  const { place } = await readHead(api.db);
  await noteHead(folder, { at: "2026-11-28T01:00:00.000Z", place: place + 5, hash: "ab".repeat(32) });
  await job?.run(() => false);
  await job?.run(() => false);
  expect(said).toHaveLength(2);
  expect(await mails()).toEqual([{ faults: `["Link ${place + 5}: the chain is not that of 2026-11-28."]` }]);

  await noteHead(folder, await readHead(api.db), { isRestored: true });
  await job?.run(() => false);
  expect(said).toHaveLength(2);
});
