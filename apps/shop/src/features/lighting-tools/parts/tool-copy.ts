/** Words that all tools share. */
export const toolCopy = {
  working: "Working it out",
  values: "Your values",
  copy: { short: "Copy link", name: "Copy link to this page", done: "Copied" },
  keep: "Save or share this link to keep what you entered.",
  guide: "±\u00a020\u00a0%. A guide, not a lighting design.",
  asOf: (day: string) => `As of ${day}.`,
  source: (source: string) => `Source: ${source}.`,
  toConfirm: "Not yet confirmed by the shop.",
} as const;
