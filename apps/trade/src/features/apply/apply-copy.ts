import { stateMissing } from "@precise/web/buying/checkout-words";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMalformed, emailMissing } from "@precise/web/forms/email-sentences";
import { lastnameMissing, phoneMalformed, phoneMissing } from "@precise/web/forms/field-sentences";
import { firstnameMissing } from "@precise/web/forms/sign-in-sentences";
import type { ApplyField } from "./apply-fields.ts";

/** Words of the application for a trade account. */
export const applyCopy = {
  title: "Apply for a trade account",
  text: "For companies that build, design, fit out or resell. We review every application and reply by e-mail, usually within two working days.",
  company: "Company",
  rc: "Registration number (RC)",
  rcHint: "From the Corporate Affairs Commission, such as RC 123456.",
  tin: "Tax number (TIN)",
  tinHint: "For your invoices, such as 12345678-0001.",
  trade: "What your company does",
  choose: "Choose one",
  state: "State",
  firstname: "First name",
  lastname: "Last name",
  email: "Work e-mail",
  phone: "Mobile number",
  phoneHint: "A Nigerian mobile, such as 0803 123 4567.",
  message: "What you plan to buy",
  submit: "Send application",
  offline: "You are offline. We kept what you typed.",
  missing: {
    company: "Enter your company's name.",
    trade: "Choose what your company does.",
    state: stateMissing,
    firstname: firstnameMissing,
    lastname: lastnameMissing,
    email: emailMissing,
    phone: phoneMissing,
  } as Readonly<Partial<Record<ApplyField, string>>>,
  notValid: {
    email: emailMalformed,
    phone: phoneMalformed,
    rc_number: "Enter a registration number such as RC 123456, or leave this empty.",
    tin: "Enter a tax number such as 12345678-0001, or leave this empty.",
  } as Readonly<Partial<Record<ApplyField, string>>>,
  wrong: "Check this.",
  tooLong: "This is too long.",
  tooMany: tooManyAttempts("an hour"),
  unreachable: "The trade area is not working right now. We kept what you typed: try again in a moment.",
  sentTitle: "We have your application",
  sentText: "We review it and reply by e-mail.",
  toLogin: "Go to trade sign-in",
} as const;
