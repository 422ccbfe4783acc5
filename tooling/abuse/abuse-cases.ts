/** An attack that the shop must bear. Its tests are found by its number: their titles begin with `abuse 7: `. */
export interface AbuseCase {
  readonly number: number;
  readonly attack: string;
  /** What it needs does not exist yet, so that there is nothing to attack. */
  readonly awaits?: string;
}

const approvals = "approvals and quotes of the trade area";

/** The list of abuse cases. @source design "Abuse cases" */
export const abuseCases: readonly AbuseCase[] = [
  { number: 1, attack: "Opening a cart by somebody's e-mail" },
  { number: 2, attack: "Walking through cart ids and order numbers" },
  { number: 3, attack: "A cart of somebody else, or of a session that has ended" },
  { number: 4, attack: "Merging a cart that is a stranger's" },
  { number: 5, attack: "Merging twice" },
  { number: 6, attack: "Bringing one's own price, total, discount or delivery fee" },
  { number: 7, attack: "Quantities below zero, broken, enormous or no numbers" },
  { number: 8, attack: "Totals beyond what a number holds" },
  { number: 9, attack: "Redeeming a voucher again as somebody else, or many times at once" },
  { number: 10, attack: "Guessing voucher codes" },
  { number: 11, attack: "A voucher that makes the order dearer" },
  { number: 12, attack: "The gap of the delivery table; totals below zero" },
  { number: 13, attack: "Two shoppers, one last piece" },
  { number: 14, attack: "Fifty orders of one cart at once" },
  { number: 15, attack: "An order sent again: same key, new key, changed body" },
  { number: 16, attack: "Changing the cart between payment's beginning and end" },
  { number: 17, attack: "Paying with another order's reference" },
  { number: 18, attack: "A forged return from payment" },
  { number: 19, attack: "A payment notice without a right signature" },
  { number: 20, attack: "Payment notices repeated and out of order" },
  { number: 21, attack: "A payment notice of another amount or currency" },
  { number: 22, attack: "Requests that never end, or are too large" },
  { number: 23, attack: "Finding out whose e-mail is known" },
  { number: 24, attack: "Trying passwords" },
  { number: 25, attack: "Registering somebody else's e-mail first" },
  { number: 26, attack: "Leading away through a return path" },
  { number: 27, attack: "Sign-in by a stolen, replayed or foreign code" },
  { number: 28, attack: "Writes from another site" },
  { number: 29, attack: "Script in names, terms, forms, mails and structured data" },
  { number: 30, attack: "Fetching through the picture optimiser" },
  { number: 31, attack: "Tricks in paths" },
  { number: 32, attack: "Reaching the trade area as a shopper, or another company as a client" },
  { number: 33, attack: "Approving one's own order", awaits: approvals },
  { number: 34, attack: "Formulas and floods in files; article numbers of hidden products" },
  { number: 35, attack: "Guessing, replaying or changing approval links", awaits: approvals },
  { number: 36, attack: "Climbing out of the folder of a file" },
  { number: 37, attack: "One person's answers kept by a cache" },
  { number: 38, attack: "Filling the appointment calendar" },
  { number: 39, attack: "Orders in bulk to be paid at the door" },
  { number: 40, attack: "Trying stolen cards" },
  { number: 41, attack: "Personal values in logs and addresses" },
  { number: 42, attack: "A forged proof of transfer", awaits: "sending proofs of transfer" },
  { number: 43, attack: "Denial of inventory by unverified guests" },
  { number: 44, attack: "Filling the memory with long questions that nobody asks twice" },
  { number: 45, attack: "Having pictures for sharing and sitemaps made without end" },
  { number: 46, attack: "Filling somebody's inbox by moving an appointment to and fro" },
  { number: 47, attack: "Exchanging the tokens of one sign-in again" },
];
