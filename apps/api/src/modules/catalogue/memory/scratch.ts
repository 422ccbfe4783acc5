let marks = new Uint8Array();
let numbers = new Uint32Array();

/**
 * A mark for each product or family, all 0, for one piece of work that nothing interrupts: it is the same array when it is asked for again.
 * New ones for each question of a large shop would have the collector run every second.
 */
export function scratchMarks(length: number): Uint8Array {
  if (marks.length < length) marks = new Uint8Array(length);
  else marks.fill(0, 0, length);
  return marks.subarray(0, length);
}

/** As `scratchMarks`, room for a number of each; what is in it is of no meaning. */
export function scratchNumbers(length: number): Uint32Array {
  if (numbers.length < length) numbers = new Uint32Array(length);
  return numbers.subarray(0, length);
}
