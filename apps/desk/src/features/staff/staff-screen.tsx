import { endStaff, listStaff, resetStaff, type StaffPerson } from "@precise/contract/desk/staff/staff";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { Page } from "#desk/parts/page.tsx";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { useStaff } from "#desk/session/session.ts";
import { stateNames } from "./role-words.ts";
import * as css from "./staff.css.ts";
import { InviteDialog, RolesDialog } from "./staff-dialogs.tsx";

const columns = [
  { key: "name", head: "Name", isRowHead: true },
  { key: "email", head: "E-mail", isWide: true },
  { key: "roles", head: "Roles" },
  { key: "state", head: "Status" },
  { key: "used", head: "Signed in, last used", isSpare: true },
  { key: "codes", head: "Recovery codes", align: "end", isSpare: true },
  { key: "acts", head: "Change", isHeadHidden: true },
] as const;

interface Asked {
  readonly what: "roles" | "reset" | "end";
  readonly person: StaffPerson;
}

/** Everybody of the staff; who left stays for what they did. */
export function StaffScreen() {
  const { data: staff, error } = useQuery(deskQuery(listStaff));
  const failure = failureOf(error);
  const [isInviting, setInviting] = useState(false);
  const [dialog, setDialog] = useState<Asked | null>(null);
  const close = () => setDialog(null);
  return (
    <Page title="Staff" actions={<Button onClick={() => setInviting(true)}>Invite someone</Button>}>
      <Unread answer={staff} failure={failure} reading="Reading the staff" />
      {staff && (
        <DenseTable
          label="Staff"
          columns={columns}
          rows={staff.map((person) => ({
            key: person.id,
            cells: {
              name: person.name,
              email: person.email,
              roles: person.roles.join(", "),
              state: stateText(person),
              used: person.used_at && <ShortMoment at={person.used_at} />,
              codes: person.state === "active" && person.recovery_codes_left,
              acts: person.state !== "ended" && (
                <Acts person={person} onAsk={(what) => setDialog({ what, person })} />
              ),
            },
          }))}
        />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {dialog?.what === "roles" && <RolesDialog person={dialog.person} onClose={close} />}
      {dialog?.what === "reset" && <ResetDialog person={dialog.person} onClose={close} />}
      {dialog?.what === "end" && <EndDialog person={dialog.person} onClose={close} />}
    </Page>
  );
}

function stateText({ state, invitation_ends_at: until }: StaffPerson): string {
  return state === "invited" && until !== null
    ? `Invited until ${shortDayAndTime(until)}`
    : stateNames[state];
}

function Acts({
  person,
  onAsk,
}: {
  readonly person: StaffPerson;
  readonly onAsk: (what: Asked["what"]) => void;
}) {
  const isOwn = useStaff().id === person.id;
  return (
    <span className={css.acts}>
      <TextButton onClick={() => onAsk("roles")}>Roles</TextButton>
      {!isOwn && (
        <TextButton onClick={() => onAsk("reset")}>
          {person.state === "invited" ? "Invite again" : "Reset"}
        </TextButton>
      )}
      <TextButton onClick={() => onAsk("end")}>End</TextButton>
    </span>
  );
}

interface DialogProps {
  readonly person: StaffPerson;
  readonly onClose: () => void;
}

function ResetDialog({ person, onClose }: DialogProps) {
  const reset = useDeskWrite(resetStaff, [listStaff]);
  const { data: outcome } = reset;
  return (
    <ConfirmDialog
      title={`Invite ${person.name} again`}
      action="Send a new link"
      what="the e-mail"
      expected={person.email}
      isPending={reset.isPending}
      problem={outcome?.ok === false ? failureWords(outcome.failure) : undefined}
      onClose={onClose}
      onConfirm={async () => {
        const done = await reset.mutateAsync([{ params: { id: person.id } }]);
        if (done.ok) onClose();
      }}
    >
      <p>
        They are signed out at once. Password, one-time codes and recovery codes open nothing any more; a new
        link goes to their e-mail.
      </p>
    </ConfirmDialog>
  );
}

function EndDialog({ person, onClose }: DialogProps) {
  const end = useDeskWrite(endStaff, [listStaff]);
  const { data: outcome } = end;
  return (
    <ConfirmDialog
      title={`End the account of ${person.name}`}
      action="End the account"
      what="the e-mail"
      expected={person.email}
      isPending={end.isPending}
      problem={outcome?.ok === false ? failureWords(outcome.failure) : undefined}
      onClose={onClose}
      onConfirm={async () => {
        const done = await end.mutateAsync([{ params: { id: person.id } }]);
        if (done.ok) onClose();
      }}
    >
      <p>They are signed out at once and cannot sign in any more. What they did stays in the audit.</p>
    </ConfirmDialog>
  );
}
