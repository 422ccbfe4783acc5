import { useEffect, useState } from "react";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";

/**
 * A text that is kept in this tab while it is written.
 * @param form its name: `answer M-7K3M9QX1`
 * @param standing what it is written about, as it is now; kept with the text from its first letter on
 */
export function useKeptText(form: string, standing = "") {
  const [text, setText] = useState(() => String(keptEntries(form)?.text ?? ""));
  const [seen, setSeen] = useState(() => String(keptEntries(form)?.seen ?? standing));
  useEffect(() => {
    if (text === "") forgetEntries(form);
    else keepEntries(form, { text, seen });
  }, [form, text, seen]);
  return {
    text,
    /** Since its first letter was written. */
    hasChanged: text !== "" && seen !== standing,
    write(next: string): void {
      if (text === "") setSeen(standing);
      setText(next);
    },
    /** Its writer has read what has changed. */
    see: () => setSeen(standing),
  };
}
