import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readRunSettings } from "@precise/run/env";
import { pinnedPackageManager, root } from "@precise/run/workspace";
import { expect, it } from "vitest";
import { workflowFaults } from "./workflow-faults.ts";

const folder = join(root, ".github", "workflows");

it.each(readdirSync(folder))("%s has no fault", async (name) => {
  expect(await workflowFaults(name, readFileSync(join(folder, name), "utf8"))).toEqual([]);
});

it("what is wrong with a workflow is found", async () => {
  const careless = [
    "on: pull_request",
    "jobs:",
    "  a:",
    "    runs-on: ubuntu-latest",
    "    steps:",
    "      - uses: actions/checkout@v7",
    "      - run: echo $" + "{{ github.event.pull_request.title }}",
  ].join("\n");
  const faults = await workflowFaults("x.yml", careless);
  expect(faults).toContain("x.yml:6 is not pinned to a commit");
  expect(faults).toContain("x.yml: says no permissions");
  expect(faults.some((fault) => fault.includes("potentially untrusted"))).toBe(true);
  expect(await workflowFaults("x.yml", `permissions: write-all\n${careless}`)).toContain(
    "x.yml: every job may write",
  );
});

it("every command of a workflow is a script of the repository, or installs it", () => {
  const commands = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/^ +(?:- )?run: (.*)$/gm)].map(
      ([, run = ""]) => run,
    ),
  );
  const others = commands.filter((run) => !/bash \.ci\/|pnpm@[\d.]+ |docker login/.test(run));
  expect(commands.length).toBeGreaterThan(6);
  expect(others).toEqual([]);
  const managers = commands.flatMap((run) => run.match(/pnpm@[\d.]+/g) ?? []);
  expect(new Set(managers)).toEqual(new Set([pinnedPackageManager()]));
});

it("a release says what it would do", () => {
  const said = execFileSync("bash", [".ci/release", "trade"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin", DRY_RUN: "1", IMAGE_REGISTRY: "registry.example", GITHUB_SHA: "abc" },
  });
  const { version } = JSON.parse(readFileSync(join(root, "apps", "trade", "package.json"), "utf8"));
  expect(said).toContain(`--file apps/trade/Dockerfile --tag registry.example/precise-trade:${version}`);
  expect(said).toContain(
    `+ npx -y pnpm@${pinnedPackageManager().slice("pnpm@".length)} sbom --sbom-format cyclonedx`,
  );
  expect(said).toContain(`+ gh release create @precise/trade@${version} --target abc`);
  expect(said).toMatch(/precise-trade-[\d.]+\.cdx\.json$/m);
});

/** On a machine that is busy turbo takes its time. */
const affectedLimitMs = 120_000;

it("a change in one app builds that app alone; a change in a package builds all that use it", {
  timeout: affectedLimitMs,
}, () => {
  const copy = mkdtempSync(join(tmpdir(), "precise-affected-"));
  try {
    copyManifests(copy);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...args], {
        cwd: copy,
        encoding: "utf8",
        stdio: "pipe",
      });
    const commitOf = (file: string) => {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), "changed");
      git("add", "-A");
      git("commit", "-qm", "change");
    };
    git("init", "-q");
    git("add", "-A");
    git("commit", "-qm", "first");
    commitOf("apps/trade/src/new.ts");
    expect(builtIn(copy)).toEqual(["@precise/trade"]);
    commitOf("packages/web/src/new.ts");
    expect(builtIn(copy)).toEqual(["@precise/shop", "@precise/trade"]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

function copyManifests(copy: string): void {
  const places = ["apps", "packages", "tooling"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name, "package.json")),
  );
  for (const file of ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", "turbo.json", ...places]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), readFileSync(join(root, file)));
  }
}

/** The apps that turbo would build for what differs from the commit before. */
function builtIn(copy: string): string[] {
  const said = execFileSync(
    join(root, "node_modules/.bin/turbo"),
    ["run", "build", "--affected", "--dry=json"],
    {
      cwd: copy,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...readRunSettings().machine,
        HOME: copy,
        TURBO_SCM_BASE: "HEAD~1",
        TURBO_TELEMETRY_DISABLED: "1",
      },
    },
  );
  // turbo's own report.
  const { tasks } = JSON.parse(said) as { tasks: { package: string; command: string }[] };
  return tasks.flatMap((task) => (task.command === "<NONEXISTENT>" ? [] : task.package)).toSorted();
}
