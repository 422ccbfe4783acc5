/** One bar; below zero it goes down. */
export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** Whether there is anything to draw: an axis alone says nothing. */
export function hasBars(bars: readonly Bar[]): boolean {
  return bars.some(({ value }) => value !== 0);
}

/** From 1 to beyond what a shop takes in a year. */
const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);

/** Steps of an axis of naira or of pieces: whole ones, since nobody asks for a quarter of either. */
export const wholeSteps: readonly number[] = powers.flatMap((power) =>
  [1, 2, 2.5, 5].map((part) => part * power).filter(Number.isInteger),
);
