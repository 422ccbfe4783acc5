import type { SignInProblem, SocialProvider } from "@precise/auth/sign-in-port";
import {
  emailMissing,
  firstnameMissing,
  passwordMissing,
  tooManyAttempts,
} from "@precise/web/forms/field-sentences";

/** In the order of their buttons. */
export const socialProviders: readonly SocialProvider[] = ["Google", "Facebook"];

/** Words of logging in, registering and forgotten passwords. */
export const signInCopy = {
  metaTitle: "Log in or register",
  logIn: {
    title: "Log in",
    text: "Your cart, orders and wishlist, on every device.",
    submit: "Log in",
    other: "New here?",
    otherLink: "Register",
    forgotten: "Forgotten your password?",
  },
  register: {
    title: "Register",
    text: "A first name, an e-mail address and a password. Nothing more.",
    submit: "Register",
    other: "Been here before?",
    otherLink: "Log in",
    firstname: "First name",
    privacy: "We use your e-mail address for your orders and your account.",
  },
  verify: {
    title: "Check your e-mail",
    text: (email: string) => `We have sent a six-digit code to ${email}.`,
    submit: "Confirm",
    again: "Send a new code",
    sentAgain: "A new code is on its way.",
    other: "Wrong address?",
    otherLink: "Register again",
    confirmed: "Your e-mail is confirmed. Log in to go on.",
  },
  /** Asked for by somebody of whom we say neither that there is an account nor that there is none. */
  confirm: {
    title: "Confirm your e-mail",
    text: (email: string) => `If ${email} still has to be confirmed, a six-digit code is on its way to it.`,
  },
  forgotten: {
    title: "Forgotten password",
    text: "Tell us your e-mail address, and we send you a code for a new password.",
    submit: "Send the code",
    other: "Remembered it?",
    otherLink: "Log in",
  },
  reset: {
    title: "A new password",
    text: (email: string) => `If ${email} has an account here, a six-digit code is on its way to it.`,
    submit: "Set the password and log in",
    again: "Send a new code",
    other: "Registered, but never confirmed?",
    otherLink: "Confirm your e-mail",
  },
  choose: {
    title: "Choose a password",
    text: "Your first password was chosen by us. Choose one of your own.",
    submit: "Save and log in",
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
  cancelled: "You cancelled signing in. You can try again, or use another way.",
  failed: "Signing in did not work. Try again, or use another way.",
  finishing: "Signing you in",
  notOpened: {
    again: "That sign-in has expired. Please sign in again.",
    refused: "We could not sign you in. Try again in a moment.",
  },
  unreachable: "We cannot be reached right now. What you typed is still here: try again in a moment.",
  noScripts:
    "Signing in needs JavaScript. Without it you can browse, order as a guest, and follow an order by its number.",
  guest: "You can also order without an account.",
  problems: {
    wrong_password: "E-mail and password do not fit together. Check both, or ask for a new password.",
    wrong_code: "This is not the code that we sent. Check it, or ask for a new one.",
    expired_code: "This code is no longer good. Ask for a new one.",
    too_often: tooManyAttempts(),
    password_too_short: "The password needs at least 8 characters.",
    password_has_outer_space: "A password cannot begin or end with a space.",
    already_registered: "There is an account with this e-mail. Log in, or ask for a new password.",
    reset_required: "This password can no longer be used. Ask for a new one.",
    too_late: "That took too long. Log in again.",
    unreachable: "We cannot be reached right now. What you typed is still here: try again in a moment.",
  } satisfies Record<SignInProblem, string>,
};
