/**
 * The first name where it looks like one. A shopper may type anything there, with someone else's address: a mail
 * must not carry a stranger's message or link into that inbox.
 * @returns undefined for what is better left out
 */
export function greetingName(firstname: string): string | undefined {
  const name = firstname.trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,29}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : undefined;
}
