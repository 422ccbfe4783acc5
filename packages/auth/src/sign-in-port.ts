/** Both tokens of one sign-in, to be exchanged for a session at once. @source design D6 */
export interface SignInTokens {
  readonly accessToken: string;
  readonly idToken: string;
}

/** Why the identity provider refused; every one has words of its own in the view. */
export const signInProblems = [
  /** Also for an e-mail that no one has: the two get the same answer. */
  "wrong_password",
  "wrong_code",
  "expired_code",
  "too_often",
  "password_too_short",
  /** It begins or ends with a space. */
  "password_has_outer_space",
  "already_registered",
  "reset_required",
  /** No e-mail can be sent now: one signs in by password, or later. */
  "no_mail",
  /** A step was answered too late: begin again. */
  "too_late",
  "unreachable",
] as const;
export type SignInProblem = (typeof signInProblems)[number];

export interface Refused {
  readonly kind: "refused";
  readonly problem: SignInProblem;
}

/** The tokens, or the step that comes before them. */
export type SignInOutcome =
  | { readonly kind: "signed_in"; readonly tokens: SignInTokens }
  | { readonly kind: "confirm_email" }
  | { readonly kind: "choose_password" }
  | Refused;

export type Done = { readonly kind: "done" } | Refused;

export type SocialProvider = "Google" | "Facebook";

/** What a return from the hosted page brought. */
export type RedirectOutcome =
  | { readonly kind: "signed_in"; readonly tokens: SignInTokens; readonly returnPath: string }
  | { readonly kind: "cancelled"; readonly returnPath: string }
  | { readonly kind: "failed" };

/**
 * Signing in, for any identity provider. Expected refusals are values; surprises are thrown.
 * Nothing of it outlives the page: tokens stay in memory until they are exchanged, then `forget` ends them.
 * @source design D6, spec §5 "Sign-in pool"
 */
export interface SignInPort {
  /** Sends a six-digit code to the e-mail. The password is kept in memory so that the code can sign in. */
  signUp(person: {
    readonly email: string;
    readonly password: string;
    readonly firstname: string;
  }): Promise<{ readonly kind: "confirm_email" } | Refused>;
  /** Confirms the e-mail, and signs in when this page knows the password. */
  confirmEmail(email: string, code: string): Promise<SignInOutcome | { readonly kind: "confirmed" }>;
  resendCode(email: string): Promise<Done>;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** Sends a code to sign in with instead of the password, or answers as if it did: who is known is not revealed. */
  sendSignInCode(email: string): Promise<Done>;
  /** Signs in by that code. A wrong one may be typed again. */
  signInByCode(code: string): Promise<SignInOutcome>;
  /** Answers `choose_password`. */
  choosePassword(password: string): Promise<SignInOutcome>;
  /** Sends a code, or answers as if it did: the answer does not reveal who is known. */
  forgotPassword(email: string): Promise<Done>;
  resetPassword(email: string, code: string, password: string): Promise<SignInOutcome>;
  /**
   * Leaves the page.
   * @param returnPath a path of this site to come back to
   * @param mustReauthenticate the provider asks again who it is, though someone signed in there a while ago
   */
  startSocial(provider: SocialProvider, returnPath: string, mustReauthenticate?: boolean): Promise<void>;
  /** On a page that the hosted page returned to, by its query. */
  finishSocial(): Promise<RedirectOutcome>;
  /** Asks for the password again, and ends the tokens that it needed. */
  changePassword(email: string, oldPassword: string, newPassword: string): Promise<Done>;
  /** Deletes the person who has just signed in here from the provider, and ends the tokens. */
  deleteUser(): Promise<Done>;
  /** Ends the tokens with the provider and forgets them here. Never fails: what is left runs out by itself. */
  forget(): Promise<void>;
}
