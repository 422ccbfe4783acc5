import type { CompanyPage, CompanyPerson } from "@precise/contract/desk/trade/companies";
import { phoneText } from "@precise/contract/nigeria/phone";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import type { Outcome } from "#desk/trade/outcome-dialog.tsx";
import * as css from "#desk/trade/trade.css.ts";
import { AddPersonDialog } from "./add-person-dialog.tsx";
import { personStates, signedInText } from "./company-words.ts";
import { PersonStateDialog, ResetDialog, SignOutDialog } from "./state-dialogs.tsx";

const columns = [
  { key: "name", head: "Name", isRowHead: true },
  { key: "reach", head: "E-mail and phone", isWide: true },
  { key: "state", head: "State" },
  { key: "signed", head: "Signed in" },
  { key: "acts", head: "Change", isHeadHidden: true, isWide: true },
] as const;

const dialogs = { state: PersonStateDialog, reset: ResetDialog, out: SignOutDialog };

interface Asked {
  readonly what: keyof typeof dialogs;
  readonly person: CompanyPerson;
}

/** Who of a company can order, and where they are signed in. */
export function CompanyPeople({
  company,
  onEnd,
}: {
  readonly company: CompanyPage["company"];
  readonly onEnd: (outcome: Outcome | null) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<Asked | null>(null);
  const Dialog = dialog === null ? null : dialogs[dialog.what];
  const end = (outcome: Outcome | null) => {
    setAdding(false);
    setDialog(null);
    onEnd(outcome);
  };
  return (
    <section className={layouts.part} aria-labelledby="people">
      <div className={layouts.partHead}>
        <h2 id="people">People</h2>
        <Button tone="secondary" onClick={() => setAdding(true)}>
          Add a person
        </Button>
      </div>
      {company.people.length === 0 ? (
        <p className={texts.muted}>Nobody can order for this company.</p>
      ) : (
        <DenseTable
          label="People"
          columns={columns}
          rows={company.people.map((person) => ({
            key: person.id,
            tone: person.state === "disabled" ? ("caution" as const) : undefined,
            cells: {
              name: person.name,
              reach: (
                <span className={css.lines}>
                  <span className={texts.breakable}>{person.email}</span>
                  {person.phone && <span className={texts.figure}>{phoneText(person.phone)}</span>}
                </span>
              ),
              state: personStates[person.state],
              signed: signedInText(person),
              acts: <Acts person={person} onAsk={(what) => setDialog({ what, person })} />,
            },
          }))}
        />
      )}
      {isAdding && <AddPersonDialog company={company} onEnd={end} onClose={() => setAdding(false)} />}
      {dialog && Dialog && (
        <Dialog company={company} person={dialog.person} onEnd={end} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

function Acts({
  person: { name, state, sessions },
  onAsk,
}: {
  readonly person: CompanyPerson;
  readonly onAsk: (what: Asked["what"]) => void;
}) {
  const isDisabled = state === "disabled";
  const act = (what: Asked["what"], words: string) => (
    <TextButton aria-label={`${words}: ${name}`} onClick={() => onAsk(what)}>
      {words}
    </TextButton>
  );
  return (
    <span className={css.acts}>
      {sessions > 0 && act("out", "Sign out")}
      {!isDisabled && act("reset", "New password")}
      {act("state", isDisabled ? "Enable" : "Disable")}
    </span>
  );
}
