/** Words of the stage on which a room's evening plays. @source design D11 */
export const eveningCopy = {
  title: "One evening, light by light",
  text: "Watch a room go from day to dusk, and its lights come on one after the other. Then choose a scene.",
  mixIt: (ideas: string) => `Mix it yourself: ${ideas}`,
} as const;
