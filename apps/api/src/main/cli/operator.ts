import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import type { Actor } from "#api/platform/audit/actor.ts";
import { readWorkplace, runCommand } from "./run-command.ts";

/** Options that every command of `pnpm ops` has. */
interface CommonOptions {
  readonly json?: true;
  readonly yes?: true;
  readonly as?: string;
}

/** A question was answered with no, or could not be asked. */
export class NotConfirmed extends Error {
  override readonly name = "NotConfirmed";
}

/** What a command of `pnpm ops` works with. */
export interface Operator {
  /** Who asks: the system's user, and the name given with --as. */
  readonly by: Actor;
  /** Asks the running api, or works on its database when none runs. */
  ask(command: string, input: object): Promise<unknown>;
  /** @throws NotConfirmed unless --yes was given or a person says yes */
  confirm(question: string): Promise<void>;
  /** For what a yes is too quick. @throws NotConfirmed unless a person types the number; --yes does not do. */
  confirmCount(question: string, count: number, option: string): Promise<void>;
  /** Prints a result: as JSON with --json, else as the lines that `lines` makes of it. */
  show<Result>(result: Result, lines: (result: Result) => string): void;
}

/** @param command the commander command that runs, for the options before and behind it */
export function operatorOf(command: Command): Operator {
  const options = command.optsWithGlobals<CommonOptions>();
  const by: Actor = { kind: "terminal", user: userInfo().username, as: options.as };
  async function typed(question: string, word: string, otherwise: string): Promise<void> {
    if (!process.stdin.isTTY) throw new NotConfirmed(`${question} Add ${otherwise} to confirm.`);
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const said = await terminal.question(`${question} Type ${word} to confirm: `);
    terminal.close();
    if (said.trim().toLowerCase() !== word) throw new NotConfirmed("Nothing was changed.");
  }
  return {
    by,
    ask: (name, input) => runCommand(readWorkplace(process.env), name, input, () => undefined),
    async confirm(question) {
      if (!options.yes) await typed(question, "yes", "--yes");
    },
    confirmCount: (question, count, option) => typed(question, String(count), `${option} ${count}`),
    show(result, lines) {
      process.stdout.write(`${options.json ? JSON.stringify(result, null, 2) : lines(result)}\n`);
    },
  };
}
