import type { SignInProblem } from "@precise/auth/sign-in-port";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMissing } from "@precise/web/forms/email-sentences";
import { firstnameMissing, passwordMissing } from "@precise/web/forms/sign-in-sentences";

/** Words of signing in, registration and forgotten passwords. */
export const signInCopy = {
  metaTitle: "Sign in or create an account",
  logIn: {
    title: "Sign in",
    text: "Your cart, orders and wishlist, on every device.",
    submit: "Sign in",
    other: "New here?",
    otherLink: "Create an account",
    forgotten: "Forgot your password?",
    byCode: "E-mail me a code instead",
  },
  register: {
    title: "Create an account",
    text: "All we need is your first name, e-mail address and a password.",
    submit: "Create account",
    other: "Already have an account?",
    otherLink: "Sign in",
    firstname: "First name",
    privacy: "We use your e-mail address for your orders and your account.",
  },
  help: "Trouble signing in?",
  afterOrder: {
    title: "Create an account with one field",
    text: (email: string) =>
      `A password is all we still need, for ${email}. Your next orders are then in one place.`,
  },
  verify: {
    title: "Check your e-mail",
    text: (email: string) => `We sent a six-digit code to ${email}.`,
    submit: "Confirm",
    again: "Send a new code",
    sentAgain: "A new code is on its way.",
    other: "Wrong address?",
    otherLink: "Start again",
    confirmed: "Your e-mail address is confirmed. Sign in to continue.",
  },
  /** Asked for a person of whom we say neither that there is an account nor that there is none. */
  confirm: {
    title: "Confirm your e-mail",
    text: (email: string) => `If ${email} is not confirmed yet, we have sent it a six-digit code.`,
  },
  /** As above: nothing says whether there is an account. */
  signInCode: {
    title: "Check your e-mail",
    text: (email: string) => `If ${email} has an account, we have sent it a six-digit code to sign in with.`,
    submit: "Sign in",
    again: "Send a new code",
    other: "Know your password?",
    otherLink: "Use it instead",
  },
  forgotten: {
    title: "Forgot your password",
    text: "Enter your e-mail address and we send you a code to set a new password.",
    submit: "Send code",
    other: "Remembered it?",
    otherLink: "Sign in",
  },
  reset: {
    title: "Set a new password",
    text: (email: string) => `If ${email} has an account, we have sent it a six-digit code.`,
    submit: "Set password and sign in",
    again: "Send a new code",
    other: "Never confirmed your e-mail?",
    otherLink: "Confirm it now",
  },
  choose: {
    title: "Choose a password",
    text: "You signed in with a password from us. Choose your own to continue.",
    submit: "Save and sign in",
  },
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  passwordHint: "At least 8 characters.",
  code: "Six-digit code",
  missing: {
    email: emailMissing,
    password: passwordMissing,
    firstname: firstnameMissing,
    code: "Enter the six digits of the code.",
  },
  or: "or",
  social: (provider: string) => `Continue with ${provider}`,
  cancelled: "You cancelled. Try again, or sign in another way.",
  failed: "We could not sign you in. Try again, or sign in another way.",
  finishing: "Signing you in…",
  opened: "You are signed in.",
  notOpened: {
    again: "This sign-in has expired. Sign in again.",
    refused: "We could not sign you in. Try again in a moment.",
  },
  unreachable: "Sign-in is not working right now. We kept what you typed: try again in a moment.",
  noScripts:
    "Signing in needs JavaScript. Without it you can still browse, order as a guest and track an order by its number.",
  guest: "You can also order without an account.",
  problems: {
    wrong_password: "E-mail or password is incorrect. Check both, or set a new password.",
    wrong_code: "This code is incorrect. Check it, or send a new one.",
    expired_code: "This code has expired. Send a new one.",
    too_often: tooManyAttempts(),
    password_too_short: "Use at least 8 characters.",
    password_has_outer_space: "A password cannot start or end with a space.",
    already_registered:
      "You already have an account with this e-mail address. Sign in, or set a new password.",
    reset_required: "This password has expired. Set a new one.",
    no_mail: "We cannot send e-mails right now. Sign in with your password, or try again later.",
    too_late: "That took too long. Sign in again.",
    unreachable: "Sign-in is not working right now. We kept what you typed: try again in a moment.",
  } satisfies Record<SignInProblem, string>,
};
