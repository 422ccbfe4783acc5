import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { Button } from "@precise/ui/components/inputs/button";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { diffOf } from "./entry-words.ts";
import type { ProductEntries } from "./product-entries.ts";

/** Someone else saved first: both versions side by side. Nothing was saved, and nothing that was typed is lost. */
export function ConflictDialog(props: {
  readonly seen: ProductEntries;
  readonly typed: ProductEntries;
  readonly current: ProductEntries;
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
  /** What was typed is thrown away. */
  readonly onTake: () => void;
  /** What was typed is laid over what is there now, to be looked at and saved. */
  readonly onKeep: () => void;
}) {
  const { seen, typed, current, categories, attributes, onTake, onKeep } = props;
  const lists = { categories, attributes };
  const theirs = diffOf(seen, current, lists)
    .map(({ name }) => name)
    .join(", ");
  return (
    <Dialog
      title={`${typed.sku} was changed since you opened it`}
      look="wide"
      closeLabel="Go on with what you typed"
      onClose={onKeep}
      foot={
        <>
          <Button tone="critical" onClick={onTake}>
            Throw mine away
          </Button>
          <Button data-first="" onClick={onKeep}>
            Go on with mine
          </Button>
        </>
      }
    >
      <p>
        Nothing was saved. <span>{theirs !== "" && `Someone else changed: ${theirs}. `}</span>If you go on,
        what you typed stays and the rest is as it is now; look at it and save again.
      </p>
      <FieldDiff
        label="Both versions"
        heads={["Yours", "As it is now"]}
        fields={diffOf(typed, current, lists)}
      />
    </Dialog>
  );
}
