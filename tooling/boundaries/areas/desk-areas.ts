/** Where each area of the desk has its folder, or its one file: the same word in three places. @source decision 088 */
export const deskPlaces = {
  contract: "packages/contract/src/desk/",
  api: "apps/api/src/desk/",
  screens: "apps/desk/src/features/",
} as const;

export type DeskPlace = keyof typeof deskPlaces;

/** Files that are of no area, and why. */
export const besideAreas: Readonly<Record<string, string>> = {
  "packages/contract/src/desk/calls.ts": "the table of all its calls",
};

/** Places where an area has nothing, and why. The list may only become shorter. */
export const missingAreas: Readonly<Record<string, Partial<Readonly<Record<DeskPlace, string>>>>> = {
  kit: { screens: "what screens are made of is all of apps/desk/src beside the features" },
};

/** Lines of source that the API's wiring may have: env, api, jobs, sweeps, the tables, the terminal. */
export const mostLinesOfMain = 2_500;
