/** A command that a document tells its reader to type. */
export interface NamedCommand {
  readonly command: string;
  readonly line: number;
}

/** Programs whose commands are looked for; their environment may stand before them. */
const programs =
  /^(?:[A-Z_]+=\S+ )*(?:pnpm|npx|node|docker|podman|kubectl|aws|curl|git|gh|apt-get|patronictl|pgbackrest|\.ci\/\S+|deploy\/one-machine\/start) \S/;

/**
 * Commands in code marks, and lines of blocks of code that begin with a program. `npx -y pnpm@<version>` is `pnpm`, and a
 * comment behind the command is left out.
 */
export function namedCommands(text: string): NamedCommand[] {
  let isBlock = false;
  return text.split("\n").flatMap((line, at) => {
    if (line.startsWith("```")) {
      isBlock = !isBlock;
      return [];
    }
    const found = isBlock ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
    return found
      .map((code) => plain(code))
      .filter((code) => programs.test(code))
      .flatMap((code) => code.split(" && "))
      .map((command) => ({ command, line: at + 1 }));
  });
}

function plain(code: string): string {
  return code
    .replace(/^npx -y pnpm@\S+ /, "pnpm ")
    .replace(/ {2,}.*$/, "")
    .trim();
}

/** A row of docs/commands.md: commands that begin so, and what shows that they do what is said of them. */
export interface ProvedCommand {
  readonly command: string;
  readonly proof: string;
  readonly line: number;
}

/** Reads the table of docs/commands.md: a command in code marks, then its proof. */
export function provedCommands(text: string): ProvedCommand[] {
  return text.split("\n").flatMap((row, at) => {
    const [, command = "", proof = ""] = /^\| `([^`]+)` \| (.+) \|$/.exec(row) ?? [];
    return command === "" ? [] : [{ command, proof, line: at + 1 }];
  });
}

/** The row with the most words that a command begins with. */
export function proofOf(command: string, proved: readonly ProvedCommand[]): ProvedCommand | undefined {
  return proved
    .filter((row) => command === row.command || command.startsWith(`${row.command} `))
    .toSorted((one, other) => other.command.length - one.command.length)[0];
}
