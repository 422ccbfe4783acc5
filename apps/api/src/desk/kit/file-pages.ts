import type { OperatorCommand } from "./operator-command.ts";

/**
 * The text of a command's file, page by page, so that a long one needs no more memory than a short one.
 * @param first its result
 * @param ask carries the command out again, for the page that follows
 */
export async function* filePages<Result>(
  { file }: Pick<OperatorCommand<never, never, Result>, "file">,
  first: Result,
  ask: (next: object) => Promise<Result>,
): AsyncGenerator<string> {
  for (let page = first; file !== undefined; ) {
    yield file.text(page);
    const next = file.next?.(page);
    if (next === undefined) return;
    page = await ask(next);
  }
}
