/** Words round articles. */
export const articlesCopy = {
  read: (minutes: number) => `${minutes} min read`,
  updated: "Updated",
  inThis: "On this page",
  products: "Lights that fit",
  more: "Read on",
} as const;
