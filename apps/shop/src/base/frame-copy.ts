/** Words of header and menus. What the specification gives stands here letter for letter. @source design D11 */
export const frameCopy = {
  navigation: "Main",
  shop: "Shop",
  ideas: "Ideas",
  about: "About",
  account: "Account",
  help: "Help and orders",
  logIn: "Log in / Register",
} as const;
