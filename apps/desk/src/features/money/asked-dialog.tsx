import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";

/** Money goes back only once a second person agrees. */
export function AskedDialog({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  return (
    <Dialog
      title="A second person was asked"
      onClose={onClose}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <Alert tone="positive">{reason} Nothing is paid back before.</Alert>
      <p>
        <DeskLink href="/approvals">Approvals</DeskLink> shows what became of it.
      </p>
    </Dialog>
  );
}
