import {
  changeStaffRoles,
  inviteStaff,
  listStaff,
  type StaffPerson,
} from "@precise/contract/desk/staff/staff";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { roleNames } from "./role-words.ts";
import * as css from "./staff.css.ts";

type Roles = StaffPerson["roles"];

const invited = z.object({ email: textEntry("Enter the e-mail.", 254), name: optionalEntry(120) });
const noRole = "Choose at least one role.";

/** Someone new, or who left and comes back. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useDeskForm("invite staff", invited, { email: "", name: "" });
  const [roles, setRoles] = useState<StaffPerson["roles"]>([]);
  const [problem, setProblem] = useState<string>();
  const invite = useDeskWrite(inviteStaff, [listStaff]);
  return (
    <FormDialog
      title="Invite someone"
      action="Send the invitation"
      form={form}
      isPending={invite.isPending}
      onClose={onClose}
      onSend={async ({ email, name }) => {
        if (roles.length === 0) return setProblem(noRole);
        const done = await invite.mutateAsync([{ body: { email, roles, ...(name && { name }) } }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <p>They get a link by e-mail. It works once, for 48 hours.</p>
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field("email")} />
      <TextField label="Name" autoComplete="off" {...form.field("name")} />
      <RoleChoice roles={roles} problem={roles.length === 0 ? problem : undefined} onChange={setRoles} />
    </FormDialog>
  );
}

const nothing = z.object({});

/** Other roles for someone; they hold at once. */
export function RolesDialog({
  person,
  onClose,
}: {
  readonly person: StaffPerson;
  readonly onClose: () => void;
}) {
  const form = useDeskForm(`roles of ${person.id}`, nothing, {});
  const [roles, setRoles] = useState(person.roles);
  const [problem, setProblem] = useState<string>();
  const change = useDeskWrite(changeStaffRoles, [listStaff]);
  return (
    <FormDialog
      title={`Roles of ${person.name}`}
      action="Save"
      form={form}
      isPending={change.isPending}
      onClose={onClose}
      onSend={async () => {
        if (roles.length === 0) return setProblem(noRole);
        const done = await change.mutateAsync([{ params: { id: person.id }, body: { roles } }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <RoleChoice roles={roles} problem={roles.length === 0 ? problem : undefined} onChange={setRoles} />
    </FormDialog>
  );
}

/** One or several roles. */
function RoleChoice(props: {
  readonly roles: Roles;
  readonly problem: string | undefined;
  readonly onChange: (roles: Roles) => void;
}) {
  const { roles, problem, onChange } = props;
  return (
    <fieldset className={css.choice}>
      <legend>Roles</legend>
      {roleNames.map(([role, words]) => (
        <Checkbox
          key={role}
          label={words}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...roles, role] : roles.filter((each) => each !== role))
          }
        />
      ))}
      {problem && (
        <p role="alert" className={texts.badNote}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
