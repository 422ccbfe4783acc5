/** Words of the recently viewed products. @source design D11 */
export const viewedCopy = {
  title: "Recently viewed",
  kept: "Kept on this device only.",
  clear: "Clear",
  cleared: "History cleared.",
} as const;
