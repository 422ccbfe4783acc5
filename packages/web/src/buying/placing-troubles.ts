/** Why any checkout leads back to a step, as its query names it; each app adds its own, and its copy has the words. */
export const placingTroubles = [
  "unreachable",
  "too_many_requests",
  "in_progress",
  "payment_not_offered",
  "not_placed",
] as const;
export type PlacingTrouble = (typeof placingTroubles)[number];
