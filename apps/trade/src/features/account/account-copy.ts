import { shortestPassword } from "@precise/contract/clients/session";

/** Words of a trade client's account and password. */
export const accountCopy = {
  title: "Account",
  company: "Company",
  person: "You",
  email: "E-mail",
  phone: "Phone",
  priceList: "Price list",
  changePassword: "Change password",
  orders: "Your orders",
  changed: "Your password is changed. Your other devices are logged out.",
  password: {
    title: "Change your password",
    forced: "We gave you your password. Choose your own to go on.",
    text: "Your other devices are logged out when you change it.",
    current: "Current password",
    next: "New password",
    hint: `At least ${shortestPassword} characters.`,
    submit: "Change password",
  },
  problems: {
    missing: "Please enter both passwords.",
    "too-short": `Please use at least ${shortestPassword} characters.`,
    wrong: "The current password is not right.",
    same: "Please choose a password that differs from the current one.",
    wait: "Too many tries. Please wait a while, then try again.",
    unreachable: "The shop cannot answer right now. Please try again in a moment.",
  },
} as const;

export type PasswordProblem = keyof typeof accountCopy.problems;
