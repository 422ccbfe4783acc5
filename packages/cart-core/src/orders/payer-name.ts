/** Words of a name without accents, in capitals; single letters say too little. */
function wordsOf(name: string): string[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
  return plain.match(/\p{L}{2,}/gu) ?? [];
}

/**
 * Whether a bank account is in the name of the person who bought: two words of the buyer's name stand in the account's, or the one
 * that they gave. Banks turn names round, and add a middle one.
 */
export function isBuyersAccount(buyer: string, accountName: string): boolean {
  const ofBuyer = new Set(wordsOf(buyer));
  const ofAccount = new Set(wordsOf(accountName));
  const shared = [...ofBuyer].filter((word) => ofAccount.has(word)).length;
  return shared > 0 && shared >= Math.min(2, ofBuyer.size);
}

/** `WILLIAMS TERSOO O.` as `W. T. O.` */
export function initialsOf(name: string): string {
  const letters = name.match(/(?<!\p{L})\p{L}/gu) ?? [];
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(" ");
}
