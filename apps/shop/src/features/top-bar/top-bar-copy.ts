/** Words of the top bar. What the specification gives stands here letter for letter. @source spec §2, design D11 */
export const topBarCopy = {
  label: "News and contact",
  freeDelivery: (from: string) => `Free delivery from ${from}`,
  returns: (days: number) => `${days} days to change your mind`,
  promo: { pause: "Pause announcements", resume: "Play announcements" },
} as const;
