import { dictionary } from "@precise/cart-core/dictionary";
/** What may be wrong with an address that the contract takes (design D12): another may be meant, or it is not complete. */
export type EmailDoubt = { readonly kind: "meant"; readonly meant: string } | { readonly kind: "incomplete" };

/** How the names of the commonest providers are mistyped. */
const mistyped: Readonly<Record<string, string>> = dictionary({
  gmail: "gmial gmal gmai gamil gnail gmil gmali gmaill",
  yahoo: "yaho yhoo yahooo yaoo yahho",
  hotmail: "hotmial hotmai hotmil homail hotmal",
  outlook: "outlok outloo outlool",
  icloud: "iclod icoud icloude",
});

/**
 * Whether an address looks mistyped. It is only a question: the address is sent as it is when its owner says so.
 * @returns null where nothing is to be asked, also for what is no address at all
 */
export function emailDoubt(typed: string): EmailDoubt | null {
  const [, user, domain] = /^(.+)@([^@]+)$/.exec(typed.trim()) ?? [];
  if (user === undefined || domain === undefined) return null;
  const [name = "", ...rest] = domain.toLowerCase().split(".");
  const provider = Object.keys(mistyped).find(
    (each) => each === name || mistyped[each]?.split(" ").includes(name),
  );
  if (rest.length === 0 && provider === undefined) return { kind: "incomplete" };
  const ending = rest.length === 0 ? "com" : rest.join(".").replace(/^con$/, "com");
  const meant = `${provider ?? name}.${ending}`;
  return meant === domain.toLowerCase() ? null : { kind: "meant", meant: `${user}@${meant}` };
}

/** Name of the field in which a form says which address it has asked about. */
export const seenEmailField = "email_seen";

/** Whether a posted form's address is in doubt and its sender was not asked yet. */
export function isDoubtUnseen(form: Pick<URLSearchParams, "get">): boolean {
  const email = (form.get("email") ?? "").trim();
  return emailDoubt(email) !== null && form.get(seenEmailField) !== email;
}
