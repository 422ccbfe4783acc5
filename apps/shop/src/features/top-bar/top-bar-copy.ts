/** Words of the top bar. What SPEC.md gives stands here letter for letter. @source SPEC §2, D11 */
export const topBarCopy = {
  label: "News and contact",
  promise: "All week 24/7",
  promo: { pause: "Pause announcements", resume: "Play announcements" },
} as const;
