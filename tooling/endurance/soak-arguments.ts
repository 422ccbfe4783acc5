/** How long a soak lasts, how much is asked each second, and of which database. */
export interface SoakArguments {
  readonly lastsMs: number;
  readonly perSecond: number;
  readonly isOnPostgres: boolean;
}

export const soakUsage = `pnpm soak [--hours 2 | --minutes 30] [--rate 3] [--embedded]

  --hours, --minutes  how long it lasts (2 hours)
  --rate              acts begun each second (3); an act is one to four requests
  --embedded          on the embedded database, without PostgreSQL`;

/** Reads the command line. @returns the words to show instead, where it cannot be read or asks for help */
export function readSoakArguments(
  args: readonly string[],
): { readonly ok: true; readonly value: SoakArguments } | { readonly ok: false; readonly words: string } {
  let lastsMs = 2 * 3_600_000;
  let perSecond = 3;
  let isOnPostgres = true;
  // pnpm hands the separator on.
  const left = args.filter((argument) => argument !== "--");
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    if (name === "--help") return { ok: false, words: soakUsage };
    if (name === "--embedded") {
      isOnPostgres = false;
      continue;
    }
    const number = Number(left.shift());
    if (!["--hours", "--minutes", "--rate"].includes(name))
      return { ok: false, words: `${name} is not an option of pnpm soak.\n\n${soakUsage}` };
    if (!(number > 0)) return { ok: false, words: `${name} needs a number above 0.\n\n${soakUsage}` };
    if (name === "--hours") lastsMs = number * 3_600_000;
    else if (name === "--minutes") lastsMs = number * 60_000;
    else perSecond = number;
  }
  return { ok: true, value: { lastsMs, perSecond, isOnPostgres } };
}
