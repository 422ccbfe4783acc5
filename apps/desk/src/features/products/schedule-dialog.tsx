import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { lagosClock, lagosMoment } from "./lagos-clock.ts";

/** A day and a time in Lagos. @param onChoose answers what is wrong with it, where something is */
export function ScheduleDialog(props: {
  readonly at: string | null;
  readonly onChoose: (at: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}) {
  const { at, onChoose, onClose } = props;
  const [typed, setTyped] = useState(() => (at ? lagosClock(at) : ""));
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    const moment = lagosMoment(typed);
    if (moment === null) return setProblem("Enter a day and a time.");
    setPending(true);
    setProblem(await onChoose(moment));
    setPending(false);
  };
  return (
    <Dialog
      title="Publish later"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isPending} onClick={() => void send()}>
            Save draft with this time
          </Button>
        </>
      }
    >
      <TextField
        id="publish-at"
        type="datetime-local"
        label="Day and time"
        hint="In Lagos time. Everything must be right by now: it goes on sale by itself."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
      />
    </Dialog>
  );
}
