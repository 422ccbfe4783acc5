import { useEffect, useState } from "react";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";

/**
 * A text that is kept in this tab while it is written.
 * @param form its name: `answer M-7K3M9QX1`
 * @param mark what is kept with it from its first letter on: the revision that its writer saw
 */
export function useKeptText(form: string, mark: number) {
  const [text, setText] = useState(() => String(keptEntries(form)?.text ?? ""));
  const [seen, setSeen] = useState(() => Number(keptEntries(form)?.seen ?? mark));
  useEffect(() => {
    if (text === "") forgetEntries(form);
    else keepEntries(form, { text, seen });
  }, [form, text, seen]);
  return {
    text,
    /** The mark of when the text was begun. */
    seen: text === "" ? mark : seen,
    write(next: string): void {
      if (text === "") setSeen(mark);
      setText(next);
    },
    /** Its writer has seen what has changed since. */
    see: () => setSeen(mark),
  };
}
