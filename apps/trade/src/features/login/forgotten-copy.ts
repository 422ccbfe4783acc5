import { longestPassword, shortestPassword } from "@precise/contract/clients/session";

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
      email: "Please enter your e-mail address.",
      link: "This link is no longer valid. Ask for a new one.",
      wait: "Too many attempts. Try again in a few minutes.",
      unreachable: "Precise Trade is not working right now. Try again in a moment.",
    },
  },
  choose: {
    title: "Choose a new password",
    text: "Changing it signs you out on all your devices.",
    password: "New password",
    hint: `At least ${shortestPassword} characters.`,
    submit: "Change password",
    problems: {
      missing: "Enter a new password.",
      "too-short": `Use at least ${shortestPassword} characters.`,
      "too-long": `Use at most ${longestPassword} characters.`,
      same: "Choose a password that is not your current one.",
      wait: "Too many attempts. Try again in a few minutes.",
      unreachable: "Precise Trade is not working right now. Try again in a moment.",
    },
  },
} as const;

/** Why no link was sent, or why one is asked for again. */
export type AskProblem = keyof typeof forgottenCopy.ask.problems;
/** Why a new password was not taken. */
export type ChooseProblem = keyof typeof forgottenCopy.choose.problems;
