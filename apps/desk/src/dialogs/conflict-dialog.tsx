import { type DiffField, FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { Button } from "@precise/ui/components/inputs/button";
import { Dialog } from "./dialog.tsx";

/**
 * Someone else has changed the same thing meanwhile: both versions side by side, and the person says which holds.
 * @param by who saved the other version, where that is known
 * @param fields before: what this person wants; after: what is saved
 */
export function ConflictDialog(props: {
  readonly by?: string | undefined;
  readonly fields: readonly DiffField[];
  readonly isPending?: boolean;
  /** Sends it again, against the saved version. */
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}) {
  const { by = "someone else", fields, isPending = false, onKeepMine, onTakeTheirs, onClose } = props;
  return (
    <Dialog
      title="It was changed meanwhile"
      look="wide"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onTakeTheirs}>
            Take the saved version
          </Button>
          <Button pending={isPending} onClick={onKeepMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>
        While you worked on it, {by} saved another version. Nothing of yours is lost: choose which one holds.
      </p>
      <FieldDiff label="Both versions" heads={["Yours", "Saved"]} fields={fields} />
    </Dialog>
  );
}
