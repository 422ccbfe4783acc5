/** Words of the top bar. What SPEC.md gives stands here letter for letter. @source SPEC §2, D11 */
export const topBarCopy = {
  label: "News and contact",
  promise: "All week 24/7",
  promo: { pause: "Pause the news", resume: "Go on with the news" },
} as const;
