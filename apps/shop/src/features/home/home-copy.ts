/** Words of the home page besides those that it shares. @source design D11 */
export const homeCopy = {
  tools: "Plan your light",
  allTools: "All lighting tools",
  help: "Help and advice",
} as const;

/** Where people help, each with what one gets there. */
export const helpTexts = {
  design: "Send a brief: a designer places the lights and lists them, free of charge.",
  showroom: "See lights lit, with addresses, opening hours and the way there.",
  appointment: "A video tour of a showroom, or advice for your rooms, free of charge.",
} as const;
