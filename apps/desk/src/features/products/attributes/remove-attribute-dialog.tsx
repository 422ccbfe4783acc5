import {
  type DeskAttribute,
  listAttributes,
  removeAttribute,
} from "@precise/contract/desk/products/attributes";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { stack } from "#desk/styles/layouts.css.ts";

/** Removes an attribute; where products state it, it is refused with how many. */
export function RemoveAttributeDialog(props: {
  readonly revision: string;
  readonly attribute: DeskAttribute;
  readonly onClose: () => void;
}) {
  const { revision, attribute, onClose } = props;
  const { code, label } = attribute;
  const [problem, setProblem] = useState<string>();
  const remove = useDeskWrite(removeAttribute, [listAttributes]);
  const send = async () => {
    const done = await remove.mutateAsync([{ params: { code }, ifMatch: revision }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    showDone(`${label} is removed`);
    onClose();
  };
  return (
    <Dialog
      title={`Remove ${label}?`}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" data-first="" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="critical" pending={remove.isPending} onClick={() => void send()}>
            Remove
          </Button>
        </>
      }
    >
      <div className={stack}>
        <p>It leaves the shop's filters and the pages of products. While a product states it, it stays.</p>
        {problem && <Alert tone="critical">{problem}</Alert>}
      </div>
    </Dialog>
  );
}
