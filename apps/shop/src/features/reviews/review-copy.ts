import type { PowerSource } from "@precise/cart-core/review-states";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";

/** Why a review was not sent; the copy has the words. */
export const reviewProblems = [
  "no_stars",
  "short",
  "not_delivered",
  "not_open",
  "picture",
  "too_many_requests",
  "unreachable",
] as const;
export type ReviewProblem = (typeof reviewProblems)[number];

const powers: Readonly<Record<PowerSource, string>> = {
  grid: "on the grid",
  inverter: "on an inverter",
  generator: "on a generator",
  solar: "on solar power",
};

function isPowerSource(text: string): text is PowerSource {
  return Object.hasOwn(powers, text);
}

/** Words of reviews. @source design D11 */
export const reviewCopy = {
  section: "What buyers say",
  rating: (average: number, count: number) =>
    `${average} of 5, from ${count === 1 ? "one buyer" : `${count} buyers`}`,
  stars: (stars: number) => `${stars} of 5`,
  verified: "Bought here",
  inUse: (months: number) =>
    months === 0 ? "less than a month in use" : months === 1 ? "one month in use" : `${months} months in use`,
  /** "on an inverter"; empty for what a later release may send. */
  power: (source: string | undefined) =>
    source !== undefined && isPowerSource(source) ? powers[source] : "",
  answer: "Our answer",
  picture: (name: string) => `${name}, at a buyer's`,
  all: (count: number) => `All ${count} reviews`,
  pageTitle: (name: string) => `Reviews of ${name}`,
  older: "Older reviews",
  newer: "Newer reviews",
  toProduct: "Back to the product",
  none: "There are no reviews yet.",
  form: {
    title: "Review what you bought",
    intro: (number: string) => `Order ${number}. A person reads each review before we show it.`,
    starsLabel: "Stars",
    choose: "Choose",
    starChoices: [
      [5, "5: very good"],
      [4, "4: good"],
      [3, "3: fair"],
      [2, "2: poor"],
      [1, "1: bad"],
    ] as readonly (readonly [number, string])[],
    heading: "Title",
    text: "Your review",
    textHint: "What is it like to live with? How bright, how warm, how easy to fit?",
    power: "What it mostly runs on",
    powerChoices: [
      ["grid", "Grid"],
      ["inverter", "Inverter"],
      ["generator", "Generator"],
      ["solar", "Solar"],
    ] as readonly (readonly [PowerSource, string])[],
    showsName: "Show my first name and state",
    picture: "A picture of it at your place",
    pictureHint: "JPEG, PNG or WebP. Leave people out.",
    hasPicture: "Your picture is kept. Choose another to replace it.",
    withoutPicture: "Take the picture away",
    send: "Send the review",
    change: "Send the change",
    withdraw: "Delete my review",
    sent: "We have your review. It is shown once a person has read it.",
    withdrawn: "Your review is deleted.",
    states: {
      pending: "Waiting for us to read it.",
      published: "Shown on the product's page.",
    } as Readonly<Record<string, string>>,
    refused: (reason: string) => `Not shown: ${reason}`,
    notNow: "This can be reviewed once it is delivered, unless it went back.",
    back: "Back to the order",
    problems: {
      no_stars: "Choose how many stars you give.",
      short: "Write at least ten letters.",
      not_delivered: "You can review goods once they are delivered.",
      not_open: "Goods of this order cannot be reviewed.",
      picture: "We could not use the picture. Choose a JPEG, PNG or WebP file.",
      too_many_requests: tooManyAttempts(),
      unreachable: "We could not send your review. Try again in a moment.",
    } satisfies Record<ReviewProblem, string>,
  },
} as const;
