import { ageWords } from "./age-words.ts";
import { presence } from "./presence.css.ts";

/** Who else has opened the same thing lately: a hint, nothing is locked. */
export function Presence({
  seenBy,
}: {
  readonly seenBy: readonly { readonly name: string; readonly at: string }[];
}) {
  const now = new Date();
  const words = seenBy.map(({ name, at }) => {
    const age = ageWords(new Date(at), now);
    return `${name} opened this ${age === "just now" ? age : `${age} ago`}`;
  });
  return (
    <p className={presence} role="status">
      {words.join(" · ")}
    </p>
  );
}
