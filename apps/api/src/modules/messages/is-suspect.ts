/** A person seldom sends more links than this at once; what sells links sends dozens. */
const mostLinks = 3;

/**
 * Whether a message looks as if a program had written it. It is kept all the same, apart from the others, and no one is
 * mailed: a person who is taken for a program is not lost.
 * @param message `website` is a field that people never see
 */
export function isSuspect(message: {
  readonly website?: string | undefined;
  readonly texts: readonly string[];
}): boolean {
  const links = message.texts.join(" ").match(/https?:\/\/|\bwww\./gi) ?? [];
  return (message.website ?? "") !== "" || links.length > mostLinks;
}
