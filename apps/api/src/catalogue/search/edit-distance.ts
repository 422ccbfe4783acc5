/**
 * How many typing errors lie between two words: a letter left out, added, changed, or two neighbours swapped.
 * @param most counting stops here: any greater distance is given as `most + 1`
 */
export function editDistance(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= meant.length; column += 1) {
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
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(last[meant.length] ?? 0, most + 1);
}

/** The same for a word of which only the beginning was typed: the least distance to any beginning of `meant`. */
export function prefixDistance(typed: string, meant: string, most: number): number {
  let least = most + 1;
  const shortest = Math.max(1, typed.length - most);
  for (let length = shortest; length <= Math.min(meant.length, typed.length + most); length += 1) {
    least = Math.min(least, editDistance(typed, meant.slice(0, length), most));
  }
  return least;
}
