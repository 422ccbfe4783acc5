/** How many errors were made, if this is the word that was meant. */
interface TypingErrors {
  /** If all of it was typed. */
  readonly whole: number;
  /** If only its beginning was typed: those to the beginning that is nearest. */
  readonly start: number;
}

/**
 * Counts the typing errors between two words: a letter left out, added, changed, or two neighbours swapped.
 * @param most counting stops here: any greater number is given as `most + 1`
 */
export function typingErrors(typed: string, meant: string, most: number): TypingErrors {
  // A longer beginning has more letters too many than errors are counted.
  const width = Math.min(meant.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === meant[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return { whole: most + 1, start: most + 1 };
    [before, last] = [last, current];
  }
  // The last row has the errors to every beginning; one without a letter is none.
  return {
    whole: width < meant.length ? most + 1 : Math.min(last[width] ?? 0, most + 1),
    start: Math.min(...last.slice(1), most + 1),
  };
}
