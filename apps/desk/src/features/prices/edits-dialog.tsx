import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useEffect, useRef, useState } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import type { readEdits } from "./pending-edits.ts";
import { PreviewStep } from "./preview-step.tsx";
import { productsText } from "./price-change-words.ts";
import { useIsOwner } from "./use-is-owner.ts";
import { usePriceChange } from "./use-price-change.ts";

/** Saves what was typed into the cells, after a look at what it would do. */
export function EditsDialog(props: {
  readonly edits: Extract<ReturnType<typeof readEdits>, { edits: unknown }>["edits"];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { edits, onClose, onDone } = props;
  const change = usePriceChange(onDone);
  const isOwner = useIsOwner();
  const [problem, setProblem] = useState<string>();
  const isAsked = useRef(false);
  const { look } = change;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void look({ kind: "change", body: { edits } }).then((failure) => {
      if (failure) setProblem(failureWords(failure));
    });
  }, [edits, look]);
  const title = "Save what you typed";
  if (change.preview === undefined)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        foot={
          <Button tone="secondary" onClick={onClose}>
            Keep editing
          </Button>
        }
      >
        {problem ? (
          <Alert tone="critical">{problem}</Alert>
        ) : (
          <Waiting label="Working out what would change" />
        )}
      </Dialog>
    );
  return (
    <PreviewStep
      title={title}
      preview={change.preview}
      canWait
      asksOwner={!isOwner}
      action={`Change ${productsText(change.preview.counts.changes)}`}
      isPending={change.isPending}
      problem={change.problem}
      onApply={(at) => void change.apply(at)}
      backLabel="Keep editing"
      onBack={onClose}
      onClose={onClose}
    />
  );
}
