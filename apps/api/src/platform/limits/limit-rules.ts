/** How many calls one caller may make in a window. */
export interface LimitRule {
  readonly calls: number;
  readonly windowSeconds: number;
  /**
   * `batched`: counted in memory and reported to the database a share at a time, so that a read costs no write.
   * `exact`: each call is one write; for what is rare and dear.
   */
  readonly counting: "batched" | "exact";
  /** RATE_LIMIT_FACTOR does not loosen it. */
  readonly isFixed?: true;
}

export type LimitName =
  | "reads"
  | "desk"
  | "deskFiles"
  | "cartWrites"
  | "orders"
  | "orderTracking"
  | "newsletter"
  | "newsletterAddress"
  | "stockNotices"
  | "stockNoticeAddress"
  | "appointments"
  | "appointmentAddress"
  | "messages"
  | "messageAddress"
  | "uploads"
  | "couponGuesses"
  | "signIn"
  | "clientLogins"
  | "clientAccountGuesses"
  | "clientAccountBrake"
  | "clientBrakedGuesses"
  | "clientPasswordLinks"
  | "clientPasswordLinkAddress"
  | "clientApplications"
  | "quickOrderUploads"
  | "staffLogins"
  | "staffAccountGuesses"
  | "staffAccountBrake"
  | "staffBrakedGuesses";

/** @source design D22; tracking has no number there: ten a minute is far above a person and far below guessing. */
export const limitRules: Readonly<Record<LimitName, LimitRule>> = {
  reads: { calls: 600, windowSeconds: 60, counting: "batched" },
  /** The whole staff behind one address; each page asks for news every two seconds. */
  desk: { calls: 6_000, windowSeconds: 60, counting: "batched" },
  /** Pictures and catalogue files of the staff behind one address: each is decoded, or read in a thread of its own. */
  deskFiles: { calls: 600, windowSeconds: 3600, counting: "exact" },
  cartWrites: { calls: 120, windowSeconds: 60, counting: "batched" },
  orders: { calls: 20, windowSeconds: 3600, counting: "exact" },
  orderTracking: { calls: 60, windowSeconds: 360, counting: "batched" },
  newsletter: { calls: 5, windowSeconds: 3600, counting: "exact" },
  /** Of one e-mail address, no matter who calls. @source design D12 */
  newsletterAddress: { calls: 5, windowSeconds: 3600, counting: "exact" },
  /** Articles that one caller wants to be notified about; more than a home needs in an hour. */
  stockNotices: { calls: 20, windowSeconds: 3600, counting: "exact" },
  /** Of one e-mail address, no matter who calls. */
  stockNoticeAddress: { calls: 20, windowSeconds: 3600, counting: "exact" },
  /** Booked or asked for; a person needs one, and each brings a mail. @source design "Scheduling service" */
  appointments: { calls: 10, windowSeconds: 3600, counting: "exact" },
  /** Of one e-mail address, no matter who calls. */
  appointmentAddress: { calls: 10, windowSeconds: 3600, counting: "exact" },
  /** Messages, applications and briefs together; more than a person writes in an hour. */
  messages: { calls: 10, windowSeconds: 3600, counting: "exact" },
  /** Of one e-mail address, no matter who calls: no one's inbox is filled with confirmations. */
  messageAddress: { calls: 5, windowSeconds: 3600, counting: "exact" },
  /** Pictures of some briefs: each is decoded and encoded again. */
  uploads: { calls: 60, windowSeconds: 3600, counting: "exact" },
  couponGuesses: { calls: 20, windowSeconds: 900, counting: "exact" },
  signIn: { calls: 30, windowSeconds: 900, counting: "exact", isFixed: true },
  /** Failed trade logins of a caller. */
  clientLogins: { calls: 30, windowSeconds: 900, counting: "exact", isFixed: true },
  /** Wrong passwords of one trade account from one caller's network. */
  clientAccountGuesses: { calls: 10, windowSeconds: 900, counting: "exact", isFixed: true },
  /** The same from everywhere together; beyond it every network is given few. @source decision 042 */
  clientAccountBrake: { calls: 100, windowSeconds: 3600, counting: "exact", isFixed: true },
  /** From one network while the brake is on: the owner, who knows it, needs one. */
  clientBrakedGuesses: { calls: 2, windowSeconds: 900, counting: "exact", isFixed: true },
  /** Links to a new password that a caller asks for or uses. */
  clientPasswordLinks: { calls: 30, windowSeconds: 900, counting: "exact", isFixed: true },
  /** Links to one e-mail address, no matter who asks: no one's inbox is filled. */
  clientPasswordLinkAddress: { calls: 3, windowSeconds: 3600, counting: "exact", isFixed: true },
  clientApplications: { calls: 5, windowSeconds: 3600, counting: "exact" },
  /** Reading a file takes a thread of its own for a while. */
  quickOrderUploads: { calls: 30, windowSeconds: 300, counting: "exact" },
  /** Failed sign-ins at the desk: of a caller, and guesses at one account as those at trade accounts. */
  staffLogins: { calls: 30, windowSeconds: 900, counting: "exact", isFixed: true },
  staffAccountGuesses: { calls: 10, windowSeconds: 900, counting: "exact", isFixed: true },
  staffAccountBrake: { calls: 100, windowSeconds: 3600, counting: "exact", isFixed: true },
  staffBrakedGuesses: { calls: 2, windowSeconds: 900, counting: "exact", isFixed: true },
};
