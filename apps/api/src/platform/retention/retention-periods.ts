/** How long one kind of personal record is kept. */
interface Kept {
  /** As PostgreSQL reads it. */
  readonly interval: string;
  /** The row of the privacy page's table, by its first column, and the words in it that promise the same. */
  readonly row: string;
  readonly promise: string;
}

/**
 * What is kept how long, all of it in one place: what is declared of tables and the sweeps (apps/api/src/main/sweeps.ts) work by it, and a test holds the
 * privacy page and docs/operations.md against it. Sessions are timed in `modules/sessions/session-kinds.ts`, counts of calls by
 * their own windows.
 * @source Nigeria Data Protection Act 2023 s. 24 (1) (d); six years of records: Nigeria Tax Administration Act 2025
 */
export const retentionPeriods = {
  carts: { interval: "60 days", row: "Cart", promise: "60 days after its last use" },
  repeatedRequests: {
    interval: "48 hours",
    row: "Answers to orders and bookings, so that none is made twice",
    promise: "48 hours",
  },
  guestContacts: {
    interval: "24 months",
    row: "Orders: e-mail, phone, landmark, note",
    promise: "24 months after an order without an account",
  },
  orderNames: {
    interval: "6 years",
    row: "Orders and invoices: name, address, goods, payment",
    promise: "6 years for tax records",
  },
  customerNotes: {
    interval: "24 months",
    row: "Notes of our staff about you",
    promise: "24 months, and no longer than your account or your orders' e-mail",
  },
  vouchers: {
    interval: "24 months",
    row: "Vouchers: the e-mail that one is for",
    promise: "24 months after it ends",
  },
  newsletterProof: {
    interval: "24 months",
    row: "Newsletter: e-mail, what you agreed to and when",
    promise: "the proof of consent 24 months after it",
  },
  stockNotices: {
    interval: "12 months",
    row: "Stock notices: e-mail, product, what you agreed to and when",
    promise: "Until we have written to you, at most 12 months",
  },
  endedStockNotices: {
    interval: "90 days",
    row: "Stock notices: e-mail, product, what you agreed to and when",
    promise: "the proof of consent 90 days after that",
  },
  paymentEvents: {
    interval: "90 days",
    row: "What the payment service reports",
    promise: "90 days; what was booked by it stays with the order",
  },
  contactMessages: { interval: "12 months", row: "Messages to us", promise: "12 months" },
  affiliateMessages: { interval: "24 months", row: "Affiliate applications", promise: "24 months" },
  designBriefs: { interval: "12 months", row: "Design briefs and their pictures", promise: "12 months" },
  returnClaims: {
    interval: "24 months",
    row: "Returns and warranty claims: what you wrote, pictures",
    promise: "24 months after the claim ended; what came back and what we did stays with the order",
  },
  refusedReviews: {
    interval: "12 months",
    row: "Reviews: what you wrote, a picture, first name and state if you let us show them",
    promise: "one that we do not show, 12 months",
  },
  unusedPictures: {
    interval: "1 day",
    row: "Design briefs and their pictures",
    promise: "pictures of a brief that was not sent, one day",
  },
  decidedApplications: {
    interval: "180 days",
    row: "Applications for a trade account",
    promise: "180 days after our decision",
  },
  openApplications: {
    interval: "24 months",
    row: "Applications for a trade account",
    promise: "24 months where there was none",
  },
  appointments: {
    interval: "1 year",
    row: "Appointments: name, e-mail, phone, what you wrote",
    promise: "A year after they were",
  },
  mailTexts: {
    interval: "90 days",
    row: "E-mails and messages that we sent, or could not send",
    promise: "90 days",
  },
  undeliveredMails: {
    interval: "14 days",
    row: "E-mails and messages that we sent, or could not send",
    promise: "one that nobody could send is given up after 14 days",
  },
  endedStops: {
    interval: "24 months",
    row: "Phone numbers that want no messages",
    promise: "24 months after you start them again",
  },
  auditEntries: {
    interval: "7 years",
    row: "What our staff changed, and for which order or account",
    promise: "7 years",
  },
} as const satisfies Record<string, Kept>;

export type RetentionPeriod = keyof typeof retentionPeriods;
