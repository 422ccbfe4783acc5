import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Job, JobOutcome } from "#api/platform/jobs/job.ts";
import {
  addJobs,
  claimDueJob,
  type JobEntry,
  listJobs,
  makeDue,
  noteDone,
} from "#api/platform/jobs/job-rows.ts";
import { type JobReports, mostAttempts, runDueJobs } from "#api/platform/jobs/run-jobs.ts";
import { startJobs } from "#api/platform/jobs/start-jobs.ts";
import { createMetrics } from "#api/platform/monitoring/metrics.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const hour = 60 * 60_000;

describe.each(allDatabaseKinds)("jobs on %s", (kind) => {
  let opened: TestDatabase;
  /** On PostgreSQL a pool of its own, as another replica has. */
  let other: Database;
  let ended: [string, JobOutcome][];
  let told: [string, unknown][];
  let reports: JobReports;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { databaseUrl, dataFolder } = opened;
    other = databaseUrl ? await openDatabase({ databaseUrl, dataFolder }) : opened.db;
  });
  afterAll(async () => {
    if (other !== opened.db) await other.close();
    await opened.close();
  });
  beforeEach(async () => {
    await opened.db.query("truncate job");
    ended = [];
    told = [];
    reports = {
      log: {
        warn: (fields: object) => void told.push(["warn", fields]),
        error: (fields: object) => void told.push(["error", fields]),
      },
      metrics: {
        jobEnded: (name, outcome, times = 1) => {
          if (times > 0) ended.push([name, outcome]);
        },
      },
    };
  });

  const leased = (name: string, run: Job["run"]): Job => ({
    name,
    everyMilliseconds: hour,
    leases: "job",
    run,
  });
  /** Runs what is due once, as one look of a replica does. */
  const look = async (jobs: readonly Job[], db = opened.db) => {
    await addJobs(
      db,
      jobs.map(({ name }) => name),
    );
    await runDueJobs(db, jobs, reports);
  };
  const later = (milliseconds: number) =>
    opened.db.query("update job set due_at = due_at - make_interval(secs => $1::float8 / 1000)", [
      milliseconds,
    ]);
  const only = async (): Promise<JobEntry> => (await listJobs(opened.db))[0] ?? expect.fail("there is none");
  const untilDue = async () => ((await only()).due_at?.getTime() ?? 0) - Date.now();

  it("run once for all replicas together, and again when their time has come", async () => {
    const runs: string[] = [];
    const jobs = ["a", "b", "c", "d"].map((name) => leased(name, async () => void runs.push(name)));
    await Promise.all([look(jobs), look(jobs, other), look(jobs), look(jobs, other)]);
    expect(runs.sort()).toEqual(["a", "b", "c", "d"]);
    await later(hour - 60_000);
    await look(jobs, other);
    expect(runs).toHaveLength(4);
    await later(60_000);
    await Promise.all([look(jobs), look(jobs, other)]);
    expect(runs.sort()).toEqual(["a", "a", "b", "b", "c", "c", "d", "d"]);
  });

  it("are done now where someone asks, but for those that run or are about to", async () => {
    const runs: string[] = [];
    const jobs = [leased("a", async () => void runs.push("a"))];
    await look(jobs);
    expect(await makeDue(opened.db, "a")).toBe(true);
    expect(await makeDue(opened.db, "a")).toBe(false);
    await look(jobs);
    expect(runs).toEqual(["a", "a"]);
    await later(hour);
    await claimDueJob(opened.db, ["a"]);
    expect(await makeDue(opened.db, "a")).toBe(false);
    expect(await makeDue(opened.db, "none")).toBeUndefined();
  });

  it("are left to the replica that is at one already", async () => {
    const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const first = look([
      leased("slow", () => {
        begun();
        return mayEnd;
      }),
    ]);
    await isBegun;
    await look([leased("slow", () => expect.fail("it ran twice"))], other);
    end();
    await first;
    expect(ended).toEqual([["slow", "done"]]);
  });

  it("of a replica that died are taken up by another, and the dead one's word no longer counts", async () => {
    await addJobs(opened.db, ["cut"]);
    const dead = await claimDueJob(opened.db, ["cut"]);
    await later(59_000);
    await look([leased("cut", () => expect.fail("its lease still runs"))], other);
    await later(1_000);
    await look([leased("cut", async () => undefined)], other);
    expect(ended).toEqual([["cut", "done"]]);
    if (dead) await noteDone(opened.db, dead, 0);
    expect(await untilDue()).toBeGreaterThan(hour - 60_000);
  });

  it("that throw are tried again after a while, and do not stop the others", async () => {
    let failures = 1;
    const jobs = [
      leased("broken", async () => {
        if (failures-- > 0) throw new Error("no such table for ada@example.com");
      }),
      leased("sound", async () => undefined),
    ];
    await look(jobs);
    expect(ended).toEqual([
      ["broken", "failed"],
      ["sound", "done"],
    ]);
    expect(told).toMatchObject([["warn", { job: "broken", attempt: 1 }]]);
    expect(await only()).toMatchObject({
      name: "broken",
      attempts: 1,
      dead_since: null,
      last_error: "no such table for [removed]",
    });
    expect(await untilDue()).toBeLessThanOrEqual(30_000);
    await later(30_000);
    await look(jobs);
    expect(await only()).toMatchObject({ name: "broken", attempts: 0, last_error: null });
  });

  it("that go on failing are given up until their next time, and told", async () => {
    let isBroken = true;
    const job = leased("broken", async () => {
      if (isBroken) throw new Error("still broken");
    });
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await look([job]);
      expect(ended).toHaveLength(attempt);
      if (attempt < mostAttempts) await later(hour);
    }
    expect(ended.at(-1)).toEqual(["broken", "dead"]);
    expect(told.at(-1)).toMatchObject(["error", { job: "broken", attempt: mostAttempts }]);
    expect(told.filter(([level]) => level === "error")).toHaveLength(1);
    expect((await only()).dead_since).not.toBeNull();
    expect(await untilDue()).toBeGreaterThan(hour - 60_000);
    isBroken = false;
    await later(hour);
    await look([job]);
    expect(await only()).toMatchObject({ attempts: 0, dead_since: null, last_error: null });
  });

  it("that are stopped half way are given back, and are due at once", async () => {
    let isStopped = false;
    await addJobs(opened.db, ["long"]);
    const half = leased("long", async () => {
      isStopped = true;
    });
    await runDueJobs(opened.db, [half], reports, () => isStopped);
    expect(await only()).toMatchObject({ attempts: 0, done_at: null });
    await look([leased("long", async () => undefined)], other);
    expect(ended).toEqual([["long", "done"]]);
  });

  it("are started each in its time, shared ones by every replica, and a stop waits for what is under way", async () => {
    const runs: string[] = [];
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const jobs: Job[] = [
      leased("leased", async () => {
        await mayEnd;
        runs.push("leased");
      }),
      { ...leased("resting", async () => void runs.push("resting")), firstAfterMilliseconds: hour },
    ];
    const shared = (replica: string): Job => ({
      name: "shared",
      everyMilliseconds: hour,
      leases: "rows",
      run: async () => void runs.push(`shared ${replica}`),
    });
    const replicas = [
      startJobs(opened.db, [...jobs, shared("a")], reports),
      startJobs(other, [...jobs, shared("b")], reports),
    ];
    await expect.poll(() => [...runs].sort()).toEqual(["shared a", "shared b"]);
    const isTaken = async () => (await listJobs(opened.db)).some(({ attempts }) => attempts > 0);
    await expect.poll(isTaken).toBe(true);
    const stopped = Promise.all(replicas.map((replica) => replica.stop()));
    end();
    await stopped;
    expect(runs).toContain("leased");
    expect(runs).not.toContain("resting");
  });

  it("that every replica runs are tried again and told, too", async () => {
    const running = startJobs(
      opened.db,
      [{ name: "mail", everyMilliseconds: 1, leases: "rows", run: () => Promise.reject(new Error("away")) }],
      reports,
    );
    const isDead = () => ended.some(([, outcome]) => outcome === "dead");
    await expect.poll(isDead).toBe(true);
    await running.stop();
    expect(ended.slice(0, mostAttempts).map(([, outcome]) => outcome)).toEqual([
      ...Array<string>(mostAttempts - 1).fill("failed"),
      "dead",
    ]);
  });
});

it("metrics count how each job's runs ended", async () => {
  const metrics = createMetrics(false);
  metrics.jobEnded("sweep_carts", "done");
  metrics.jobEnded("sweep_carts", "dead");
  metrics.swept("carts", 12);
  const { body } = await metrics.text();
  expect(body).toContain('job_runs_total{name="sweep_carts",outcome="dead"} 1');
  expect(body).toContain('sweep_rows_total{sweep="carts"} 12');
});
