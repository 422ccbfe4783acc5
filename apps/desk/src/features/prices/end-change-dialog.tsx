import type { PriceChange } from "@precise/contract/desk/prices/price-shapes";

import { Button } from "@precise/ui/components/inputs/button";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { productsText } from "./price-change-words.ts";

/** Asks before a change is undone or called off, or a sale ends before its time. */
export function EndChangeDialog(props: {
  readonly change: PriceChange;
  readonly action: string;
  readonly isPending: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { change, action, isPending, onConfirm, onClose } = props;
  const { state, kind, counts } = change;
  return (
    <Dialog
      title={`${action}?`}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button data-first="" pending={isPending} onClick={() => void onConfirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>
        {state === "scheduled"
          ? `${productsText(counts.planned)} will keep their prices.`
          : kind === "sale"
            ? `${productsText(counts.applied)} will cost again what they cost before. A special price that someone has changed since stays.`
            : `${productsText(counts.applied)} will cost again what they cost before. A price that someone has changed since stays, and is named.`}
      </p>
    </Dialog>
  );
}
