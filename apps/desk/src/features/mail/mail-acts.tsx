import { type DeskMail, listMails, readMail, sendMailAgain } from "@precise/contract/desk/mail/mail";
import { readToday } from "@precise/contract/desk/today";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { useMay } from "#desk/session/session.ts";
import { CorrectDialog } from "./correct-dialog.tsx";

/** Sends it again, or to another address. */
export function MailActs({ mail }: { readonly mail: DeskMail }) {
  const maySend = useMay("mail.send-again");
  const mayCorrect = useMay("mail.correct");
  const [isOpen, setOpen] = useState<"correct" | "again" | null>(null);
  const send = useDeskWrite(sendMailAgain, [readMail, listMails, readToday]);
  if (mail.recipient === "") return null;
  const sendNow = async () => {
    const done = await send.mutateAsync([{ params: { id: mail.id }, body: {} }]);
    if (done.ok) showDone("It is sent within seconds");
    else showTrouble("It was not sent", failureWords(done.failure));
  };
  return (
    <>
      {mayCorrect && mail.no_correction === undefined && (
        <Button tone="secondary" onClick={() => setOpen("correct")}>
          Correct the address
        </Button>
      )}
      {maySend && mail.state === "sent" && (
        <Button tone="secondary" onClick={() => setOpen("again")}>
          Send once more
        </Button>
      )}
      {maySend && mail.state !== "sent" && (
        <Button pending={send.isPending} onClick={() => void sendNow()}>
          {mail.state === "dead" ? "Send again" : "Send now"}
        </Button>
      )}
      {isOpen === "correct" && <CorrectDialog mail={mail} onClose={() => setOpen(null)} />}
      {isOpen === "again" && <AgainDialog mail={mail} onClose={() => setOpen(null)} />}
    </>
  );
}

/** It went once: the person who gets it twice may wonder, so it is asked. */
function AgainDialog({ mail, onClose }: { readonly mail: DeskMail; readonly onClose: () => void }) {
  const send = useDeskWrite(sendMailAgain, [readMail, listMails]);
  const [problem, setProblem] = useState<string>();
  const again = async () => {
    const done = await send.mutateAsync([{ params: { id: mail.id }, body: { again: true } }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    showDone("It is sent within seconds");
    onClose();
  };
  return (
    <Dialog
      title="Send it a second time?"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={send.isPending} onClick={() => void again()}>
            Send once more
          </Button>
        </>
      }
    >
      <p>
        {mail.recipient} was sent it already. It goes out as it was: what has changed since is not in it, and
        its links may have ended.
      </p>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Dialog>
  );
}
