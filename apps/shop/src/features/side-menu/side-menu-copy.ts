/** Words of the side menu. What the specification gives stands here letter for letter. @source spec §2 "Side menu", design D11 */
export const sideMenuCopy = {
  title: "Menu",
  back: "Menu",
  close: "Close menu",
  popular: "Top Categories",
  logIn: "Log in / Register",
  account: "My account",
  yours: "Account and help",
  lights: "Lights",
  legal: "Legal",
  all: (name: string) => `All ${name}`,
  shopAll: (name: string) => `Shop all ${name}`,
  cart: (name: string, total: string) => `${name}: ${total}`,
} as const;
