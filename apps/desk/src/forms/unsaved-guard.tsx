import { Button } from "@precise/ui/components/inputs/button";
import { useBlocker } from "@tanstack/react-router";
import { Dialog } from "#desk/dialogs/dialog.tsx";

/** Asks before an unsaved page is left, also by Back, another address or closing the tab. */
export function UnsavedGuard({
  isDirty,
  onLeave,
}: {
  readonly isDirty: boolean;
  readonly onLeave?: () => void;
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <DiscardDialog
      onStay={blocker.reset}
      onDiscard={() => {
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
}

/** What was typed is not saved yet. */
export function DiscardDialog(props: { readonly onStay: () => void; readonly onDiscard: () => void }) {
  const { onStay, onDiscard } = props;
  return (
    <Dialog
      title="Leave without saving?"
      onClose={onStay}
      foot={
        <>
          <Button tone="critical" onClick={onDiscard}>
            Discard
          </Button>
          <Button data-first="" onClick={onStay}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>What you typed is not saved yet.</p>
    </Dialog>
  );
}
