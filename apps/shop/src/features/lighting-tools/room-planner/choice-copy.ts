/** Words of a light among those that answer a room; a browser loads them. @source design D11 */
export const choiceCopy = {
  choose: "See its plan",
  chooseName: (name: string) => `See its plan: ${name}`,
  chosen: "Shown above",
} as const;
