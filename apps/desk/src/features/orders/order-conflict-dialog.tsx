import { nairaText } from "@precise/cart-core/money";
import type { DeskOrder } from "@precise/contract/desk/orders/orders";
import { type DiffField, FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { Button } from "@precise/ui/components/inputs/button";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { moneyWords, stageWords } from "#desk/parts/order-words.ts";

/** Someone else was faster: both versions side by side. Nothing was changed. */
export function OrderConflictDialog(props: {
  readonly seen: DeskOrder;
  readonly current: DeskOrder;
  readonly onClose: () => void;
}) {
  const { seen, current, onClose } = props;
  const last =
    current.timeline.find(({ kind }) => kind === "audit") ??
    current.timeline.find(({ kind }) => kind === "event");
  return (
    <Dialog
      title={`${current.number} has changed`}
      look="wide"
      onClose={onClose}
      foot={
        <Button data-first="" onClick={onClose}>
          Go on with the order as it is
        </Button>
      }
    >
      <p>
        Nothing was changed by you.{" "}
        <span>{last && `Last: ${last.actor ? `${last.actor}, ` : ""}${last.text}`}</span>
      </p>
      <FieldDiff
        label="What has changed"
        heads={["As you saw it", "As it is now"]}
        fields={fieldsOf(seen, current)}
      />
    </Dialog>
  );
}

function fieldsOf(seen: DeskOrder, current: DeskOrder): DiffField[] {
  const field = (name: string, read: (order: DeskOrder) => string) => ({
    key: name,
    name,
    before: read(seen),
    after: read(current),
  });
  return [
    field("Stage", ({ stage }) => stageWords(stage)),
    field("Money", ({ payment }) => moneyWords(payment.status)),
    field("To pay", ({ prices }) => (prices ? nairaText(prices.payable.value) : "")),
    field("Goods", ({ goods }) => goods.state),
    field("Notes", ({ notes }) => String(notes.length)),
  ];
}
