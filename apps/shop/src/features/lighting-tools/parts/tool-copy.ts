/** Words that all tools share. */
export const toolCopy = {
  workOut: "Work it out",
  working: "Working it out",
  values: "Your values",
  copy: { short: "Copy the address", name: "Copy the address of this page", done: "Copied" },
  keep: "The address of this page holds your values: keep it, or send it to someone.",
  guide: "±\u00a020\u00a0%. A guide, not a lighting design.",
  asOf: (day: string) => `As of ${day}.`,
  source: (source: string) => `Source: ${source}.`,
  toConfirm: "Not yet confirmed by the shop.",
} as const;
