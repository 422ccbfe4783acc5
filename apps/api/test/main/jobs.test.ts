import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allJobs } from "#api/main/jobs.ts";
import { readContent } from "#api/modules/company/content.ts";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { shownRecord } from "#api/modules/our-record/nightly-record.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { listJobs } from "#api/platform/jobs/job-rows.ts";
import { startJobs } from "#api/platform/jobs/start-jobs.ts";
import { listOutbox } from "#api/platform/mail/outbox-list.ts";
import { createMetrics } from "#api/platform/monitoring/metrics.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../fixtures/database.ts";
import { contentFile } from "../fixtures/start-test-api.ts";
import { renderSample, sampleOrder } from "../platform/mail/sample-mails.ts";

/** The last migration before there were jobs. */
const beforeJobs = 99;

describe.each(allDatabaseKinds)("the api's jobs on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, beforeJobs);
  });
  afterAll(() => opened.close());

  it("all run on a database of an older release, and send the mails that it had queued", async () => {
    const { db, dataFolder } = opened;
    await db.transaction((tx) => queueOrderMail(tx, { kind: "order_placed", order: sampleOrder }));
    await migrate(db);
    const sent: string[] = [];
    const unexpected = (fields: unknown) => expect.fail(JSON.stringify(fields));
    const metrics = createMetrics(false);
    const log = { error: unexpected, warn: unexpected };
    const jobs = allJobs({
      db,
      files: filesInFolder(dataFolder),
      content: await readContent(contentFile),
      mail: {
        transport: { send: async (mail) => void sent.push(mail.messageId) },
        render: renderSample,
      },
      record: shownRecord(),
      log,
      metrics,
    });
    const ready = jobs.map((job) => ({ ...job, firstAfterMilliseconds: 0 }));
    const running = startJobs(db, ready, { log, metrics });
    const leased = jobs.filter(({ leases }) => leases === "job").map(({ name }) => name);
    const done = async () =>
      (await listJobs(db)).filter(({ done_at }) => done_at !== null).map(({ name }) => name);
    await expect.poll(done).toEqual(leased.sort());
    await expect.poll(async () => (await listOutbox(db, { limit: 1 }))[0]?.state).toBe("sent");
    await running.stop();
    expect(sent).toHaveLength(1);
  });
});
