/** Words of the recently viewed products. @source D11 */
export const viewedCopy = {
  title: "Recently viewed",
  kept: "Kept on this device only.",
  clear: "Clear",
  cleared: "History cleared.",
} as const;
