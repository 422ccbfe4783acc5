const delimiters = [";", "\t", "|", ","] as const;
const linesLookedAt = 50;

/** The separator that cuts most of the first lines into equally many cells. */
export function delimiterOf(start: string): string {
  const lines = start
    .slice(0, 65_536)
    // What is in quotes parts nothing.
    .replace(/(^|[,;\t|\n]) *"(?:[^"]|"")*"/g, "$1")
    .split(/\r\n?|\n/, linesLookedAt)
    .filter((line) => line.trim() !== "");
  let best = { delimiter: ",", lines: 0, cuts: 0 };
  for (const delimiter of delimiters) {
    const byCuts = new Map<number, number>();
    for (const line of lines) {
      const cuts = line.split(delimiter).length - 1;
      if (cuts > 0) byCuts.set(cuts, (byCuts.get(cuts) ?? 0) + 1);
    }
    for (const [cuts, count] of byCuts) {
      if (count > best.lines || (count === best.lines && cuts > best.cuts))
        best = { delimiter, lines: count, cuts };
    }
  }
  return best.delimiter;
}
