import { shortestPassword } from "@precise/contract/trade/session";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { passwordTooShort } from "@precise/web/forms/sign-in-sentences";

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
  changed: "Password changed. Your other devices are signed out.",
  password: {
    title: "Change your password",
    forced: "You signed in with a password from us. Choose your own to continue.",
    text: "Changing it signs you out on your other devices.",
    current: "Current password",
    next: "New password",
    hint: `At least ${shortestPassword} characters.`,
    submit: "Change password",
  },
  problems: {
    missing: "Enter both passwords.",
    "too-short": passwordTooShort(shortestPassword),
    wrong: "The current password is incorrect.",
    same: "Choose a password that is not your current one.",
    wait: tooManyAttempts(),
    unreachable: "The trade area is not working right now. Try again in a moment.",
  },
} as const;

export type PasswordProblem = keyof typeof accountCopy.problems;
