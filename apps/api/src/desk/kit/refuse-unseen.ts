import { type SeenField, seesField } from "#api/modules/staff/field-roles.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";

const words: Readonly<Record<SeenField, string>> = {
  email: "e-mail address",
  phone: "phone number",
  address: "address",
  money: "money",
};

/**
 * Refuses to write over what the writer may not read.
 * @param written by field: the new value, undefined where it stays, and its name in the call
 */
export function refuseUnseen(
  staff: Pick<StaffSession, "roles">,
  written: Readonly<Partial<Record<SeenField, readonly [value: unknown, name: string]>>>,
): Refusal | undefined {
  for (const field of Object.keys(words) as SeenField[]) {
    const [value, name] = written[field] ?? [];
    if (value !== undefined && !seesField(staff, field))
      return failure(
        403,
        "not_allowed",
        `Your role does not see the ${words[field]}, and so cannot change it.`,
        {
          ...(name !== undefined && { field: name }),
        },
      );
  }
  return undefined;
}
