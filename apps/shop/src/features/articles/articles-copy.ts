/** Words round articles. */
export const articlesCopy = {
  read: (minutes: number) => `${minutes} min read`,
  updated: "Updated",
  inThis: "On this page",
  products: "Lights for the job",
  more: "More guides",
} as const;
