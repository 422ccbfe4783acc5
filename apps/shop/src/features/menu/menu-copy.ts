/** Words of the Shop panel, letter for letter. @source spec §2 "Shop menu", design D11 */
export const menuCopy = {
  all: (name: string) => `All ${name}`,
  shopAll: (name: string) => `Shop all ${name}`,
  byFinish: "Shop by finish",
} as const;
