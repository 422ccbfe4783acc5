import { useStaff } from "#desk/session/session.ts";

/** The owner changes prices without a limit. */
export function useIsOwner(): boolean {
  return useStaff().roles.includes("owner");
}
