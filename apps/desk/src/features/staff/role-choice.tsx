import type { StaffPerson } from "@precise/contract/desk/staff/staff";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { roleNames } from "./role-words.ts";
import * as css from "./staff.css.ts";

type Roles = StaffPerson["roles"];

/** One or several roles. */
export function RoleChoice(props: {
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
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
