import { formatNaira, naira } from "@precise/cart-core/money";
import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import { emailMalformed, emailMissing } from "@precise/web/forms/email-sentences";
import { nameMissing, tooLong } from "@precise/web/forms/field-sentences";

/** The forms by which people write to the shop. */
export const messageFormNames = ["contact", "affiliate", "design"] as const;
export type MessageFormName = (typeof messageFormNames)[number];

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One thing that a form asks for; `problem` says what is wrong with it and what to do, `missing` what to do while it is empty. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly problem: string;
  readonly missing?: string;
  readonly hint?: string;
  readonly optional?: true;
} & (
  | { readonly kind: "text" | "email" | "tel"; readonly autoComplete?: string }
  | { readonly kind: "paragraph" }
  | { readonly kind: "select" | "choices"; readonly choices: readonly Choice[] }
);

/** A form with its words. */
export interface MessageForm {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly takesPictures: boolean;
  readonly submit: string;
  /** What happens next, once it is sent. */
  readonly next: string;
}

const name: FormField = {
  kind: "text",
  name: "name",
  label: "Your name",
  autoComplete: "name",
  missing: nameMissing,
  problem: tooLong(120),
};
const email: FormField = {
  kind: "email",
  name: "email",
  label: "E-mail address",
  autoComplete: "email",
  missing: emailMissing,
  problem: emailMalformed,
};
const phone: FormField = {
  kind: "tel",
  name: "phone",
  label: "Phone",
  hint: "If you prefer a call or WhatsApp.",
  autoComplete: "tel",
  optional: true,
  problem: "Use a shorter phone number.",
};
const upTo = (amount: number) => `Up to ${formatNaira(naira(amount))}`;

export const messageForms: Readonly<Record<MessageFormName, MessageForm>> = {
  contact: {
    title: "Write to us",
    takesPictures: false,
    submit: "Send message",
    next: "We reply within two working days.",
    fields: [
      {
        kind: "select",
        name: "topic",
        label: "What is it about?",
        problem: "Choose what it is about.",
        choices: [
          { value: "order", label: "An order" },
          { value: "product", label: "A product" },
          { value: "return", label: "A return or warranty" },
          { value: "trade", label: "Trade account" },
          { value: "privacy", label: "My data" },
          { value: "other", label: "Something else" },
        ],
      },
      name,
      email,
      phone,
      {
        kind: "text",
        name: "order_number",
        label: "Order number",
        hint: `It starts with ${orderPrefix}-.`,
        optional: true,
        problem: "Check the order number: it is too long.",
      },
      {
        kind: "paragraph",
        name: "message",
        label: "Your message",
        problem: "Write a sentence or more, up to 4,000 characters.",
      },
    ],
  },
  affiliate: {
    title: "Apply",
    takesPictures: false,
    submit: "Send application",
    next: "We reply within five working days.",
    fields: [
      name,
      email,
      phone,
      {
        kind: "text",
        name: "channel",
        label: "Where do you reach your audience?",
        hint: "A website, channel or studio: its address or name.",
        problem: "Enter where you reach your audience.",
      },
      {
        kind: "select",
        name: "audience",
        label: "People you reach each month",
        problem: "Choose how many people you reach.",
        choices: [
          { value: "under_1000", label: "Under 1,000" },
          { value: "under_10000", label: "1,000 to 10,000" },
          { value: "under_100000", label: "10,000 to 100,000" },
          { value: "over_100000", label: "Over 100,000" },
        ],
      },
      {
        kind: "paragraph",
        name: "message",
        label: "How would you promote us?",
        problem: "Write a sentence or more, up to 4,000 characters.",
      },
    ],
  },
  design: {
    title: "Your brief",
    takesPictures: true,
    submit: "Send brief",
    next: "A designer sends you a layout, a product list and light levels within five working days.",
    fields: [
      {
        kind: "choices",
        name: "rooms",
        label: "Which rooms?",
        problem: "Choose at least one room.",
        choices: [
          { value: "living", label: "Living room" },
          { value: "dining", label: "Dining room" },
          { value: "bedroom", label: "Bedroom" },
          { value: "kitchen", label: "Kitchen" },
          { value: "bathroom", label: "Bathroom" },
          { value: "office", label: "Study or office" },
          { value: "stairs", label: "Stairs and hall" },
          { value: "outdoor", label: "Outside" },
          { value: "shop", label: "Shop or restaurant" },
        ],
      },
      {
        kind: "paragraph",
        name: "sizes",
        label: "What size are they?",
        hint: "Length, width and ceiling height of each, in metres. For example: living room 5 × 4, 3 high.",
        problem: "Enter each room's size; an estimate is fine.",
      },
      {
        kind: "select",
        name: "budget",
        label: "Budget for the lights",
        problem: "Choose a budget, or “Not decided”.",
        choices: [
          { value: "under_250000", label: upTo(250_000) },
          { value: "under_500000", label: upTo(500_000) },
          { value: "under_1500000", label: upTo(1_500_000) },
          { value: "over_1500000", label: `More than ${formatNaira(naira(1_500_000))}` },
          { value: "open", label: "Not decided" },
        ],
      },
      {
        kind: "select",
        name: "style",
        label: "What do you like?",
        problem: "Choose a style, or “I am not sure”.",
        choices: [
          { value: "warm", label: "Warm and soft" },
          { value: "modern", label: "Clear and modern" },
          { value: "classic", label: "Classic, with a chandelier" },
          { value: "natural", label: "Natural: wood, linen, rattan" },
          { value: "unsure", label: "I am not sure" },
        ],
      },
      {
        kind: "choices",
        name: "supplies",
        label: "What powers your home?",
        hint: "So we choose lights that suit it.",
        optional: true,
        problem: "Choose from the list.",
        choices: [
          { value: "grid", label: "Grid" },
          { value: "generator", label: "Generator" },
          { value: "inverter", label: "Inverter and batteries" },
          { value: "solar", label: "Solar" },
        ],
      },
      {
        kind: "paragraph",
        name: "message",
        label: "Anything else?",
        hint: "What is wrong with the light today, and who uses the rooms?",
        optional: true,
        problem: "Use up to 3,000 characters.",
      },
      name,
      email,
      phone,
    ],
  },
};
