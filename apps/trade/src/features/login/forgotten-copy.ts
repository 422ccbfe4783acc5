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
    again: "No e-mail? Look in your spam folder, or ask again.",
    againLink: "Ask for another link",
    login: "Back to login",
    problems: {
      email: "Please enter your e-mail address.",
      link: "This link is no longer valid. Ask for a new one.",
      wait: "Too many tries. Please wait a while, then try again.",
      unreachable: "The shop cannot answer right now. Please try again in a moment.",
    },
  },
  choose: {
    title: "Choose a new password",
    text: "All your devices are logged out when you change it.",
    password: "New password",
    hint: `At least ${shortestPassword} characters.`,
    submit: "Change password",
    problems: {
      missing: "Please enter a new password.",
      "too-short": `Please use at least ${shortestPassword} characters.`,
      "too-long": `Please use at most ${longestPassword} characters.`,
      same: "Please choose a password that differs from the current one.",
      wait: "Too many tries. Please wait a while, then try again.",
      unreachable: "The shop cannot answer right now. Please try again in a moment.",
    },
  },
} as const;

/** Why no link was sent, or why one is asked for again. */
export type AskProblem = keyof typeof forgottenCopy.ask.problems;
/** Why a new password was not taken. */
export type ChooseProblem = keyof typeof forgottenCopy.choose.problems;
