import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { root } from "@precise/run/workspace";
import { afterAll, expect, it, vi } from "vitest";
import { parse, stringify } from "yaml";

interface Rule {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
const file = join(root, "deploy", "monitoring", "alerts.yml");
const rules: readonly Rule[] = (
  parse(readFileSync(file, "utf8")) as { groups: readonly { rules: readonly Rule[] }[] }
).groups.flatMap((group) => group.rules);

vi.setConfig({ testTimeout: 30_000 });

/** Figures as Prometheus' own tests write them: `a+bxn` grows by b, n times, each 15 seconds. */
type Series = Readonly<Record<string, string>>;

/** What an alert fires on, what it keeps quiet on, and the labels that it brings along. */
interface Trial {
  readonly fires: Series;
  readonly quiet: Series;
  /** @default 15m */
  readonly after?: string;
  /** @default as `after` */
  readonly quietAfter?: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** As it is with those labels, where the summary names them. */
  readonly summary?: string;
}

const api = 'up{job="precise-api",instance="api:1"}';
const door = 'up{job="precise-door",instance="door:1"}';
const shop = 'up{job="precise-shop",instance="shop:1"}';
const otherShop = 'up{job="precise-shop",instance="shop:2"}';
const answers = (call: string, status: string) =>
  `http_request_duration_seconds_count{call="${call}",method="POST",status="${status}"}`;
const fast = (call: string) =>
  `http_request_duration_seconds_bucket{call="${call}",method="POST",status="200",le="0.25"}`;
const pages = (status: string) => `door_request_duration_seconds_count{status="${status}"}`;
const statements = (outcome: string) =>
  `database_duration_seconds_count{kind="statement",outcome="${outcome}"}`;
const buckets = (name: string, labels: string, below: string, above: string) => ({
  [`${name}_bucket{${labels}le="0.1"}`]: below,
  [`${name}_bucket{${labels}le="2.5"}`]: above,
  [`${name}_bucket{${labels}le="+Inf"}`]: above,
});
const jobs = (name: string, outcome: string) => `job_runs_total{name="${name}",outcome="${outcome}"}`;
const mails = (outcome: string) => `outbox_attempts_total{outbox="mail",outcome="${outcome}"}`;

const trials: Readonly<Record<string, Trial>> = {
  ApiReplicaGone: {
    fires: { [api]: "0x60" },
    quiet: { [api]: "1x60" },
    labels: { job: "precise-api", instance: "api:1" },
  },
  ApiGone: { fires: { [api]: "0x60" }, quiet: { [api]: "1x60" } },
  DoorGone: { fires: { [door]: "0x60" }, quiet: { [door]: "1x60" } },
  DoorReplicaGone: {
    fires: { [door]: "0x60" },
    quiet: { [door]: "1x60" },
    labels: { job: "precise-door", instance: "door:1" },
  },
  ShopGone: { fires: { [shop]: "0x60" }, quiet: { [shop]: "0x60", [otherShop]: "1x60" } },
  AppReplicaGone: {
    fires: { [shop]: "0x60", [otherShop]: "1x60" },
    quiet: { [shop]: "1x60" },
    labels: { job: "precise-shop", instance: "shop:1" },
    summary: "An app does not answer: precise-shop",
  },
  VisitorsSeeFaults: {
    fires: { [pages("502")]: "0+2x60", [pages("200")]: "0+98x60" },
    quiet: { [pages("502")]: "0+1x60", [pages("200")]: "0+199x60" },
  },
  AppsBreakOff: {
    fires: { 'door_upstream_failures_total{upstream="shop"}': "0+30x60" },
    quiet: { 'door_upstream_failures_total{upstream="shop"}': "0+3x60" },
    labels: { upstream: "shop" },
    summary: "The door does not reach a replica: shop",
  },
  ServerFaults: {
    fires: { [answers("getCart", "500")]: "0+2x60", [answers("getCart", "200")]: "0+98x60" },
    quiet: { [answers("getCart", "500")]: "0+1x60", [answers("getCart", "200")]: "0+199x60" },
  },
  OrdersFail: {
    fires: { [answers("placeOrder", "500")]: "0+1x60" },
    quiet: { [answers("placeOrder", "422")]: "0+1x60", [answers("placeOrder", "500")]: "0x60" },
  },
  SlowAnswers: {
    fires: buckets("http_request_duration_seconds", "", "0+50x80", "0+100x80"),
    quiet: buckets("http_request_duration_seconds", "", "0+100x80", "0+100x80"),
    after: "20m",
  },
  PagesSlow: {
    fires: buckets(
      "web_request_duration_seconds",
      'job="precise-trade",family="orders",',
      "0+50x80",
      "0+100x80",
    ),
    quiet: buckets(
      "web_request_duration_seconds",
      'job="precise-trade",family="pictures",',
      "0+50x80",
      "0+100x80",
    ),
    after: "20m",
    labels: { job: "precise-trade" },
    summary: "One page of a hundred takes longer than two seconds to make: precise-trade",
  },
  DatabaseFails: {
    fires: { [statements("failed")]: "0+6x60" },
    quiet: { [statements("failed")]: "0+1x60", [statements("done")]: "0+900x60" },
  },
  DiskFull: { fires: { [statements("disk_full")]: "0+1x60" }, quiet: { [statements("failed")]: "0+1x60" } },
  DatabaseSlow: {
    fires: buckets("database_duration_seconds", 'kind="transaction",', "0+50x80", "0+100x80"),
    quiet: buckets("database_duration_seconds", 'kind="statement",', "0+50x80", "0+100x80"),
    after: "20m",
  },
  EventLoopBusy: {
    fires: { nodejs_eventloop_lag_p99_seconds: "0.3x60" },
    quiet: { nodejs_eventloop_lag_p99_seconds: "0.2x60" },
  },
  MemoryHigh: {
    fires: { process_resident_memory_bytes: "710000000x100" },
    quiet: { process_resident_memory_bytes: "690000000x100" },
    after: "20m",
  },
  JobGivenUp: {
    fires: { [jobs("backup", "dead")]: "0x10 1x50" },
    quiet: { [mails("dead")]: "0x10 1x50", [jobs("backup", "failed")]: "0+1x60" },
    labels: { name: "backup" },
    summary: "A job was given up: backup",
  },
  MailsGivenUp: {
    fires: { [mails("dead")]: "0x10 8x50" },
    quiet: { [mails("dead")]: "0x10 4x50" },
  },
  OrdersBelowLevel: {
    fires: { [answers("placeOrder", "503")]: "0+2x60", [answers("placeOrder", "201")]: "0+98x60" },
    quiet: { [answers("placeOrder", "503")]: "0+1x60", [answers("placeOrder", "201")]: "0+99x60" },
  },
  PaymentsBelowLevel: {
    fires: { [answers("payOrder", "503")]: "0+8x60", [answers("payOrder", "200")]: "0+92x60" },
    quiet: { [answers("payOrder", "503")]: "0+7x60", [answers("payOrder", "200")]: "0+93x60" },
  },
  SearchBelowLevel: {
    fires: { [answers("searchProducts", "200")]: "0+100x60", [fast("searchProducts")]: "0+80x60" },
    // Slow for half an hour, and over for ten minutes.
    quiet: {
      [answers("searchProducts", "200")]: "0+100x240",
      [fast("searchProducts")]: "0+50x120 6100+100x120",
    },
    quietAfter: "45m",
  },
  MailBelowLevel: {
    fires: { [mails("failed")]: "0+2x60", [mails("sent")]: "0+8x60" },
    quiet: { [mails("failed")]: "0+2x120 240x120", [mails("sent")]: "0+8x120 960+10x120" },
    quietAfter: "45m",
  },
};

it("each alert has its trial", () => {
  expect(rules.map(({ alert }) => alert).sort()).toEqual(Object.keys(trials).sort());
});

it("each alert leads to a part of docs/operations.md", () => {
  const headings = new Set(
    [...readFileSync(join(root, "docs", "operations.md"), "utf8").matchAll(/^### (.+)$/gm)].map(
      ([, heading]) => heading,
    ),
  );
  expect(rules.filter(({ annotations }) => !headings.has(annotations.section))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), "alerts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Prometheus' own tool; `.ci/run` installs it. */
const hasPromtool = (process.env.PATH ?? "")
  .split(delimiter)
  .some((place) => existsSync(join(place, "promtool")));

if (hasPromtool)
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    "%s fires on what it is for, and on nothing less",
    async (alert, rule) => {
      const trial = trials[alert];
      if (trial === undefined) throw new Error(`${alert} has no trial`);
      const {
        fires,
        quiet,
        after = "15m",
        quietAfter = after,
        labels = {},
        summary = rule.annotations.summary,
      } = trial;
      const alone = (series: Series, at: string, expected: readonly object[]) => ({
        interval: "15s",
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: expected }],
      });
      const told = {
        exp_labels: { ...rule.labels, ...labels },
        exp_annotations: { ...rule.annotations, summary },
      };
      const test = join(folder, `${alert}.yml`);
      writeFileSync(
        test,
        stringify({
          rule_files: [file],
          evaluation_interval: "15s",
          tests: [alone(fires, after, [told]), alone(quiet, quietAfter, [])],
        }),
      );
      const said = await promisify(execFile)("promtool", ["test", "rules", test]).catch(
        ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: stdout + stderr }),
      );
      expect(said.stdout).toContain("SUCCESS");
    },
  );
