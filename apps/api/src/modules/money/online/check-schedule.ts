const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** From the start of one step to the next one's, a live attempt is looked at so often; webhooks and returns come before. */
const whileLive: readonly { readonly untilAge: number; readonly every: number }[] = [
  { untilAge: 30 * second, every: 15 * second },
  // A success that nothing reports is booked within a minute.
  { untilAge: 30 * minute, every: 45 * second },
  { untilAge: 2 * hour, every: 5 * minute },
  { untilAge: 24 * hour, every: hour },
];
const later = 6 * hour;

/** So long an attempt that has ended is watched: a service reports a success for 72 hours, and a day more. */
export const watchHours = 96;

/**
 * When an attempt is looked at again without being asked to.
 * @param age milliseconds since it began, or since its payer came back to it
 * @param factor 1; shorter in tests
 * @returns milliseconds from now
 * @source decision 061
 */
export function nextCheckMilliseconds(age: number, isLive: boolean, factor: number): number {
  if (!isLive) return (age < 24 * hour * factor ? hour : later) * factor;
  const step = whileLive.find(({ untilAge }) => age < untilAge * factor);
  return (step?.every ?? later) * factor;
}
