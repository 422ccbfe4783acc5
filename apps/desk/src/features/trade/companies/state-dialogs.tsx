import {
  type CompanyPage,
  type CompanyPerson,
  resetCompanyPassword,
  setCompanyPersonState,
  setCompanyState,
  signCompanyPersonOut,
} from "@precise/contract/desk/trade/companies";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useUnkeptWrite } from "#desk/api/use-unkept-write.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { AskDialog } from "#desk/trade/ask-dialog.tsx";
import { type Outcome, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import { firstPasswordWords } from "#desk/trade/trade-entries.ts";
import { sessionsEnded } from "#desk/trade/trade-words.ts";
import { useProposes } from "#desk/trade/use-proposes.ts";
import { devicesText } from "./company-words.ts";

interface CompanyProps {
  readonly company: CompanyPage["company"];
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}
type PersonProps = CompanyProps & { readonly person: CompanyPerson };

/** Disables all accounts of a company, or enables them again. */
export function CompanyStateDialog({ company, onEnd, onClose }: CompanyProps) {
  const { id, name, people } = company;
  const isDisabling = company.state === "open";
  const devices = people.reduce((sum, { sessions }) => sum + sessions, 0);
  const [problem, setProblem] = useState<string>();
  const set = useDeskWrite(setCompanyState, staleAfterTrade);
  return (
    <AskDialog
      title={`${isDisabling ? "Disable" : "Enable"} ${name}?`}
      action={useActWords(isDisabling ? "Disable" : "Enable")}
      tone={isDisabling ? "critical" : "primary"}
      isPending={set.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={async () => {
        const result = await set.mutateAsync([
          { params: { id }, body: { state: isDisabling ? "disabled" : "open" } },
        ]);
        if (!result.ok) return setProblem(failureWords(result.failure));
        sayEnded(isDisabling ? "disabled" : "enabled", result.value.done);
        onEnd(outcomeOf(result.value));
      }}
    >
      {isDisabling ? (
        <p>
          {devices === 0
            ? "Nobody of it is signed in now."
            : `Its people are signed out at once, on ${devicesText(devices)}.`}{" "}
          Nobody can sign in until it is enabled again. Orders that are placed stay.
        </p>
      ) : (
        <p>Its people can sign in again, but for those who are disabled themselves.</p>
      )}
    </AskDialog>
  );
}

/** Disables a person's account, or enables it again. */
export function PersonStateDialog({ company: { id }, person, onEnd, onClose }: PersonProps) {
  const isDisabling = person.state !== "disabled";
  const [problem, setProblem] = useState<string>();
  const set = useDeskWrite(setCompanyPersonState, staleAfterTrade);
  return (
    <AskDialog
      title={`${isDisabling ? "Disable" : "Enable"} ${person.name}?`}
      action={useActWords(isDisabling ? "Disable" : "Enable")}
      tone={isDisabling ? "critical" : "primary"}
      isPending={set.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={async () => {
        const result = await set.mutateAsync([
          { params: { id, person: person.id }, body: { state: isDisabling ? "disabled" : "open" } },
        ]);
        if (!result.ok) return setProblem(failureWords(result.failure));
        sayEnded(isDisabling ? "disabled" : "enabled", result.value.done);
        onEnd(outcomeOf(result.value));
      }}
    >
      {isDisabling ? (
        <p>
          {person.email} cannot sign in any more
          {person.sessions === 0 ? "." : `, and is signed out at once on ${devicesText(person.sessions)}.`}
        </p>
      ) : (
        <p>{person.email} can sign in again, with the password from before.</p>
      )}
    </AskDialog>
  );
}

/** Gives a person a new first password. */
export function ResetDialog({ company: { id }, person, onEnd, onClose }: PersonProps) {
  const [problem, setProblem] = useState<string>();
  const reset = useUnkeptWrite(resetCompanyPassword, staleAfterTrade);
  return (
    <AskDialog
      title={`New password for ${person.name}?`}
      action={useActWords("Make a first password")}
      tone="critical"
      isPending={reset.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={async () => {
        const result = await reset.send({ params: { id, person: person.id } });
        if (!result.ok) return setProblem(failureWords(result.failure));
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>
        The password of {person.email} stops working, and they are signed out everywhere.{" "}
        {firstPasswordWords(useProposes())}
      </p>
    </AskDialog>
  );
}

/** Signs a person out; nobody has to approve that. */
export function SignOutDialog({ company: { id }, person, onEnd, onClose }: PersonProps) {
  const [problem, setProblem] = useState<string>();
  const end = useDeskWrite(signCompanyPersonOut, staleAfterTrade);
  return (
    <AskDialog
      title={`Sign ${person.name} out?`}
      action="Sign out"
      isPending={end.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={async () => {
        const result = await end.mutateAsync([{ params: { id, person: person.id } }]);
        if (!result.ok) return setProblem(failureWords(result.failure));
        sayEnded("signed out", result.value.done);
        onEnd(null);
      }}
    >
      <p>
        {person.email} is signed out at once on {devicesText(person.sessions)}, and can sign in again.
      </p>
    </AskDialog>
  );
}

function useActWords(act: string): string {
  return useProposes() ? `Propose: ${act.toLowerCase()}` : act;
}

function sayEnded(
  what: string,
  done: { readonly name: string; readonly signed_out: number } | undefined,
): void {
  if (done)
    showDone(
      `${done.name} is ${what}`,
      done.signed_out > 0 ? `${sessionsEnded(done.signed_out)}.` : undefined,
    );
}
