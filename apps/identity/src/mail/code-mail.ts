import type { CodePurpose } from "../store/pool-state.ts";

/** Whose mails they are. */
export interface MailBrand {
  readonly shopName: string;
  readonly siteOrigin: string;
}

const subjectOf: Readonly<Record<CodePurpose, string>> = {
  confirm: "confirm your e-mail address",
  reset: "set a new password",
  attribute: "confirm your new e-mail address",
  "sign-in": "your code to sign in",
};

const leadOf: Readonly<Record<CodePurpose, string>> = {
  confirm: "Your code to confirm this e-mail address:",
  reset: "Your code to set a new password:",
  attribute: "Your code to confirm this e-mail address:",
  "sign-in": "Your code to sign in:",
};

const lifeOf: Readonly<Record<CodePurpose, string>> = {
  confirm: "24 hours",
  reset: "one hour",
  attribute: "24 hours",
  "sign-in": "15 minutes",
};

/** The mail that brings a code. Nothing in it was typed by a visitor. */
export function codeMail(
  purpose: CodePurpose,
  code: string,
  { shopName, siteOrigin }: MailBrand,
): { readonly subject: string; readonly text: string } {
  return {
    subject: `${shopName}: ${subjectOf[purpose]}`,
    text: [
      leadOf[purpose],
      `    ${code}`,
      `Type it on the page where you asked for it. It works once, within ${lifeOf[purpose]}.`,
      "If you did not ask for it, you need not do anything: without the code nothing changes. We never ask for it by phone or WhatsApp, so do not pass it on.",
      `${shopName}\n${siteOrigin}`,
    ].join("\n\n"),
  };
}
