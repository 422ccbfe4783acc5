/** Words of the planner that a browser loads: of the lights that answer a room, and of its numbers. @source design D11 */
export const choiceCopy = {
  choose: "See its plan",
  chooseName: (name: string) => `See its plan: ${name}`,
  chosen: "Shown above",
  inNumbers: "The same in numbers",
  numbersLabel: "Direct light in lux, by metres along the length and across the width",
  across: "Across",
} as const;
