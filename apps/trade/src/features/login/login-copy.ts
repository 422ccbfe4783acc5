import { tooManyAttemptsFor } from "@precise/web/forms/attempt-sentences";
import { emailMissing } from "@precise/web/forms/email-sentences";
import { passwordMissing } from "@precise/web/forms/sign-in-sentences";

/** Words of signing in to and out of the trade area. */
export const loginCopy = {
  title: "Trade sign-in",
  text: "For companies with a trade account: your prices, quick order, and orders on account.",
  email: "E-mail",
  password: "Password",
  submit: "Sign in",
  missing: { email: emailMissing, password: passwordMissing },
  noAccount: "No trade account yet?",
  apply: "Apply for one",
  forgotten: "Forgot password?",
  help: "Trouble signing in?",
  changed: "Password changed. Sign in with the new one.",
  ended: "Your session has ended. We kept your cart: sign in to continue.",
  failed: "E-mail or password is incorrect, or the account is not active.",
  tooMany: tooManyAttemptsFor,
  unreachable: "The trade area is not working right now. Try again in a moment.",
} as const;
