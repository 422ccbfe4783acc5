export const overviewCopy = {
  sentence:
    "Plan the light of a room, what it costs to run and what stays on in a power cut, with lights that we sell.",
} as const;
