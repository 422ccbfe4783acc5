import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { isTyped } from "./is-typed.ts";

/**
 * Asks before something that cannot be undone: what it is about is typed, the amount or the number.
 * @param expected what must be typed: `₦125,000`, `PR-7K3M9QX1`
 * @param what its name: "the amount"
 */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly action: string;
  readonly expected: string;
  readonly what: string;
  readonly isPending?: boolean;
  readonly problem?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, action, expected, what, isPending = false, problem, onConfirm, onClose, children } = props;
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = isTyped(typed, expected);
    setWrong(!isRight);
    if (isRight) onConfirm();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} tone="critical" pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          id={`${id}-typed`}
          label={`Type ${what} to confirm: ${expected}`}
          value={typed}
          autoComplete="off"
          error={isWrong ? `That is not ${expected}.` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Dialog>
  );
}
