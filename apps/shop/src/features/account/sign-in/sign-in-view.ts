/** What the page asks for. The first three have an address of their own; the others follow from an answer. */
export type SignInView =
  | "logIn"
  | "register"
  | "forgotten"
  | "verify"
  | "confirm"
  | "signInCode"
  | "reset"
  | "choose";

const viewsOfAddress: readonly SignInView[] = ["register", "forgotten"];

/** @param text the query's `view` */
export function signInViewOf(text: unknown): SignInView {
  return viewsOfAddress.find((view) => view === text) ?? "logIn";
}
