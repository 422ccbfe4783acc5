import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import type { ReactNode } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";

/** Asks before something that can be taken back, or loses little. */
export function AskDialog(props: {
  readonly title: string;
  readonly action: string;
  readonly tone?: "primary" | "critical";
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, action, tone = "primary", isPending, problem, onConfirm, onClose, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" data-first="" onClick={onClose}>
            Cancel
          </Button>
          <Button tone={tone} pending={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Dialog>
  );
}
