export const overviewCopy = {
  sentence:
    "Plan the light of a room, its cost and its hours without power, with the figures of this shop's lights.",
} as const;
