/** Words of the ways to share a product. @source design D11 */
export const shareCopy = {
  share: "Share",
  whatsapp: "Share on WhatsApp",
  copied: "Link copied.",
  byHand: "Copy this link:",
} as const;
