import type { Question } from "../store/payments-state.ts";

/** A card of Paystack's test mode. Any future date will do. */
export interface TestCard {
  readonly number: string;
  readonly cvv: string;
  readonly asks: readonly Question[];
  readonly pin?: string;
  /** The bank's words; undefined: it pays. */
  readonly refusal?: string;
  readonly label: string;
}

export const otp = "123456";

/** From the provider's page on test payments; copies of it differ in the failing numbers. */
export const testCards: readonly TestCard[] = [
  { number: "4084084084084081", cvv: "408", asks: [], label: "Pays at once" },
  { number: "507850785078507812", cvv: "081", asks: ["pin"], pin: "1111", label: "Asks for its PIN" },
  {
    number: "5060666666666666666",
    cvv: "123",
    asks: ["pin", "otp"],
    pin: "1234",
    label: "Asks for its PIN and a code",
  },
  {
    number: "507850785078507804",
    cvv: "884",
    asks: ["pin", "phone", "otp"],
    pin: "0000",
    label: "Asks for its PIN, a phone number and a code",
  },
  { number: "4084080000000409", cvv: "000", asks: ["approval"], label: "Asks on a page of its bank" },
  { number: "4084080000005408", cvv: "001", asks: [], refusal: "Declined", label: "Is declined" },
  {
    number: "507850785078507853",
    cvv: "082",
    asks: ["pin"],
    pin: "0000",
    refusal: "Token Not Generated. Customer Not Registered on Token Platform",
    label: "Asks for its PIN, then has no token",
  },
  {
    number: "4084080000670037",
    cvv: "787",
    asks: [],
    refusal: "Insufficient Funds",
    label: "Has too little money",
  },
];

/** The account of the test bank, in the place of a card: it asks for a code. */
export const testBankAccount = { bank: "Zenith Bank", number: "0000000000" } as const;

const bankAsCard: TestCard = {
  number: testBankAccount.number,
  cvv: "",
  asks: ["otp"],
  label: "The test bank's account",
};

/** @param number with or without spaces */
export function cardNumbered(number: string): TestCard | undefined {
  const digits = number.replaceAll(/\s/g, "");
  return [...testCards, bankAsCard].find((card) => card.number === digits);
}

/** Groups of four. */
export function inGroups(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/** What else is wrong with a card that is known; undefined when nothing is. @param expiry MM/YY */
export function cardFault(card: TestCard, expiry: string, cvv: string, now: Date): string | undefined {
  const [, month = "", year = ""] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return "Enter the expiry date as MM/YY.";
  // A card is good to the end of its month.
  if (new Date(2000 + Number(year), Number(month), 1) <= now)
    return "The card has expired. Enter a date in the future.";
  return cvv.trim() === card.cvv ? undefined : `The CVV of this test card is ${card.cvv}.`;
}

/** Whether that answers the question. */
export function isRightAnswer(card: TestCard, question: Question, answer: string): boolean {
  switch (question) {
    case "pin":
      return answer === card.pin;
    case "otp":
      return answer === otp;
    case "phone":
      return /^\d{10,11}$/.test(answer);
    case "approval":
      return answer === "approve";
  }
}
