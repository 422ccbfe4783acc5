import { longestPassword, shortestPassword } from "@precise/contract/trade/session";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMissing } from "@precise/web/forms/email-sentences";
import { tooLong } from "@precise/web/forms/field-sentences";
import { newPasswordMissing, passwordTooShort } from "@precise/web/forms/sign-in-sentences";

/** Words of a forgotten password: asking for a link, and choosing a new one by it. */
export const forgottenCopy = {
  ask: {
    title: "Forgot password?",
    text: "Enter the e-mail of your trade account. We send you a link to choose a new password.",
    email: "E-mail",
    submit: "Send link",
    sentTitle: "Check your e-mail",
    sent: "If this e-mail belongs to a trade account, we have sent a link. It works for one hour.",
    again: "No e-mail? Check your spam folder, or send another link.",
    againLink: "Send another link",
    login: "Back to sign-in",
    problems: {
      email: emailMissing,
      link: "This link is no longer valid. Ask for a new one.",
      wait: tooManyAttempts(),
      unreachable: "The trade area is not working right now. Try again in a moment.",
    },
  },
  choose: {
    title: "Choose a new password",
    text: "Changing it signs you out on all your devices.",
    password: "New password",
    hint: `At least ${shortestPassword} characters.`,
    submit: "Change password",
    problems: {
      missing: newPasswordMissing,
      "too-short": passwordTooShort(shortestPassword),
      "too-long": tooLong(longestPassword),
      same: "Choose a password that is not your current one.",
      wait: tooManyAttempts(),
      unreachable: "The trade area is not working right now. Try again in a moment.",
    },
  },
} as const;

/** Why no link was sent, or why one is asked for again. */
export type AskProblem = keyof typeof forgottenCopy.ask.problems;
/** Why a new password was not taken. */
export type ChooseProblem = keyof typeof forgottenCopy.choose.problems;
