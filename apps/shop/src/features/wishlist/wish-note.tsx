import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { wishCopy } from "./wish-copy.ts";

/** What a plain form has just done to the account's list, from the page's query, for browsers without scripts. */
export function WishNote({ removed, problem }: { readonly removed: unknown; readonly problem: unknown }) {
  if (problem !== undefined) return <Alert tone="critical">{wishCopy.failed}</Alert>;
  if (typeof removed !== "string") return null;
  return (
    <Alert title={wishCopy.removed}>
      <form method="post" action="/form/wishlist/remove">
        <input type="hidden" name="sku" value={removed.slice(0, 64)} />
        <Button type="submit" tone="secondary" name="undo" value="1">
          {wishCopy.undo}
        </Button>
      </form>
    </Alert>
  );
}
