import { buyerKey } from "@precise/contract/nigeria/which-order";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as css from "../order-view.css.ts";
import { trackCopy as copy } from "./track-copy.ts";
import type { TrackEntries, TrackGoal } from "./track-entries.ts";

/** Why an order was not found, as the query names it. */
export function trackTroubleOf(text: unknown): keyof typeof copy.troubles | null {
  return typeof text === "string" && Object.hasOwn(copy.troubles, text)
    ? (text as keyof typeof copy.troubles)
    : null;
}

/** Finds an order by its number and e-mail or phone. A post: an e-mail never appears in an address. */
export function TrackForm(props: {
  readonly entries: TrackEntries;
  readonly trouble?: keyof typeof copy.troubles | null;
  readonly opens?: TrackGoal | undefined;
}) {
  const { entries, trouble, opens = "order" } = props;
  const wrong = trouble === "fields" ? problemsOf(entries) : {};
  const [firstWrong] = Object.keys(wrong);
  return (
    <form className={css.trackForm} method="post" action="/form/order/track" noValidate>
      <input type="hidden" name="opens" value={opens} />
      {trouble && copy.troubles[trouble] !== null && <Alert tone="critical">{copy.troubles[trouble]}</Alert>}
      <TextField
        id="number"
        label={copy.number}
        hint={copy.numberHint}
        error={wrong.number}
        autoFocus={firstWrong === "number"}
        defaultValue={entries.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        id="email"
        label={copy.email}
        error={wrong.email}
        autoFocus={firstWrong === "email"}
        defaultValue={entries.email}
        hint={copy.emailHint}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Button type="submit" fill>
        {copy.find[opens]}
      </Button>
    </form>
  );
}

/** What is wrong with each field, in words. */
function problemsOf({ number, email }: TrackEntries): Partial<Record<keyof TrackEntries, string>> {
  return {
    ...(number === "" && { number: copy.numberMissing }),
    ...(!buyerKey.safeParse(email).success && {
      email: email === "" ? copy.emailMissing : copy.emailMalformed,
    }),
  };
}
