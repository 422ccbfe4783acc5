/** Words of a signed-in person's orders. @source D11 */
export const ownOrdersCopy = {
  title: "My orders",
  none: "You have not ordered anything yet with this account.",
  toShop: "See all lights",
  pieces: (first: string, pieces: number) => (pieces === 1 ? first : `${first} and more, ${pieces} pieces`),
  open: (number: string) => `Order ${number}`,
  other: "Find another order",
  otherText:
    "An order that was placed without this account opens with its number and the e-mail address that you gave.",
  logIn: "Log in to see all your orders",
  over: "You have been logged out. Log in again to see your orders, or find one by its number.",
  unreachable: "Your orders cannot be shown right now: we cannot be reached. Try again in a moment.",
};
