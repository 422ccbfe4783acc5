/** Words of the top bar. What the specification gives stands here letter for letter. @source spec §2, design D11 */
export const topBarCopy = {
  label: "News and contact",
  promise: "All week 24/7",
  promo: { pause: "Pause announcements", resume: "Play announcements" },
} as const;
