import { PlainFailure } from "./plain-failure.ts";
import { runCommand } from "./run-command.ts";
import { turboPath } from "./run-turbo.ts";
import { root } from "./workspace.ts";

/** What differs from a commit, in the words of turbo's graph. */
export interface Changes {
  /** The commit that the work began from. */
  readonly since: string;
  /** Names of the packages that changed, and of all that stand on them. */
  readonly packages: ReadonlySet<string>;
}

/** turbo's word for the packages that changed since a commit and all that stand on them. */
export function changedFilter(since: string): string {
  return `--filter=...[${since}]`;
}

/**
 * What was changed since this work left a branch, with what is not committed yet.
 * @param branch a branch, tag or commit; on the branch itself only what is not committed counts
 * @throws PlainFailure where git knows no such branch, or turbo cannot say
 */
export async function getChanges(
  branch: string,
  machine: Readonly<Record<string, string>>,
): Promise<Changes> {
  const run = (command: string, args: readonly string[]) =>
    runCommand({ command, args, cwd: root, env: machine, limitMs: 60_000 });
  const base = await run("git", ["merge-base", "HEAD", branch]);
  if (!base.isOk) throw new PlainFailure(`--changed: git knows no branch, tag or commit "${branch}".`);
  const since = base.output.trim();
  const listed = await run(turboPath, ["ls", changedFilter(since), "--output=json", "--no-update-notifier"]);
  if (!listed.isOk) throw new PlainFailure(`--changed: turbo could not list packages:\n${listed.output}`);
  return { since, packages: new Set(packageNames(listed.output)) };
}

/** The names in turbo's list; it may stand between other lines. */
export function packageNames(output: string): readonly string[] {
  const list: { packages?: { items?: { name: string }[] } } = JSON.parse(
    output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1),
  );
  return (list.packages?.items ?? []).map(({ name }) => name);
}
