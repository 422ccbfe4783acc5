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
  forgotten: "Forgot password?",
  changed: "Your password is changed. Log in with the new one.",
  ended: "Your session has ended. Your cart is kept: log in to go on.",
  failed: "E-mail and password do not belong to an active trade account.",
  tooMany: (minutes: number) =>
    `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`,
  unreachable: "The shop cannot answer right now. Please try again in a moment.",
} as const;
