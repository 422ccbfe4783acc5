/** Words of the stage on which a room's evening plays. @source design D11 */
export const eveningCopy = {
  title: "One evening, lamp by lamp",
  text: "Watch a room go from day to dusk, and its lamps come on one after the other. Then choose a scene.",
  mixIt: (ideas: string) => `Mix it yourself: ${ideas}`,
} as const;
