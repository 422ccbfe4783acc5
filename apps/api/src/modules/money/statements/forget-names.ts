import type { Sql } from "#api/platform/database/port.ts";
import { fitName, nameWords } from "./payer-names.ts";

const blank = "•••";

/**
 * Takes a person's names out of what banks and staff wrote of credits that belong to no order; day, amount and the rest of the
 * words stay, for the money still looks for its owner. Credits of an order lose all words with the order.
 * @param names as the person's orders have them; one counts where two of its words or more are named
 * @source decision 082
 */
export async function forgetNamesInCredits(tx: Sql, names: readonly string[]): Promise<void> {
  const wanted = names.map(nameWords).filter((words) => words.length >= 2);
  if (wanted.length === 0) return;
  const credits = await tx.query<{ id: number; narration: string; reason: string | null }>(
    "select id, narration, reason from bank_credit where receipt_id is null and (narration <> '' or reason is not null) for update",
  );
  for (const { id, narration, reason } of credits) {
    const named = wanted.filter(
      (words) => fitName(nameWords(`${reason ?? ""} ${narration}`), words) === "full",
    );
    if (named.length === 0) continue;
    const without = (text: string) => withoutWords(text, named.flat());
    await tx.query("update bank_credit set narration = $2, reason = $3 where id = $1", [
      id,
      without(narration),
      reason === null ? null : without(reason),
    ]);
  }
}

/** The last word of a narration may be the beginning of a name: banks cut them. */
function withoutWords(text: string, names: readonly string[]): string {
  const [last = ""] = nameWords(text).slice(-1);
  return text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const [plain] = nameWords(word);
    if (plain === undefined) return word;
    const isCut = plain === last && plain.length >= 4 && names.some((name) => name.startsWith(plain));
    return names.includes(plain) || isCut ? blank : word;
  });
}
