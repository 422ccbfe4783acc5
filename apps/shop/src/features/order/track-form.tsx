import { Alert } from "@precise/ui/components/alert";
import { Button } from "@precise/ui/components/button";
import { TextField } from "@precise/ui/components/text-field";
import { orderCopy as copy } from "../../purchase/copy/order-copy.ts";
import * as css from "./order-view.css.ts";
import type { TrackEntries } from "./track-entries.ts";

/** Why an order was not found, as the query names it. */
export function trackTroubleOf(text: unknown): keyof typeof copy.troubles | null {
  return typeof text === "string" && text in copy.troubles ? (text as keyof typeof copy.troubles) : null;
}

/** Finds an order by its number and e-mail. A post: an e-mail never stands in an address. */
export function TrackForm(props: {
  readonly entries: TrackEntries;
  readonly trouble?: keyof typeof copy.troubles | null;
}) {
  const { entries, trouble } = props;
  return (
    <form className={css.trackForm} method="post" action="/form/order/track">
      {trouble && <Alert tone="critical">{copy.troubles[trouble]}</Alert>}
      <TextField id="number" label={copy.number} defaultValue={entries.number} autoComplete="off" />
      <TextField
        id="email"
        label={copy.email}
        defaultValue={entries.email}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" fill>
        {copy.find}
      </Button>
    </form>
  );
}
