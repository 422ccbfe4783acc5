import { shortestPassword } from "@precise/contract/clients/session";

/** Words of getting in and out of the trade area. */
export const loginCopy = {
  title: "Trade login",
  text: "For companies with a trade account: your prices, quick order, and orders on account.",
  email: "E-mail",
  password: "Password",
  submit: "Log in",
  missing: { email: "Please enter your e-mail address.", password: "Please enter your password." },
  noAccount: "No trade account yet?",
  apply: "Apply for one",
  forgotten: "Password forgotten? Call or write to us: we give you a new one.",
  toShop: "To the shop",
  ended: "Your session has ended. Your cart is kept: log in to go on.",
  failed: "E-mail and password do not belong to an active trade account.",
  tooMany: (minutes: number) =>
    `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`,
  unreachable: "The shop cannot answer right now. Please try again in a moment.",
  change: {
    title: "Change your password",
    forced: "Your password was given to you by us. Choose your own to go on.",
    text: "Your other devices are logged out when you change it.",
    current: "Current password",
    next: "New password",
    hint: `At least ${shortestPassword} characters.`,
    submit: "Change password",
    wrong: "This is not your current password.",
    notNew: "Please choose a password that differs from the current one.",
    tooShort: `Please use at least ${shortestPassword} characters.`,
    done: "Your password is changed.",
  },
} as const;
