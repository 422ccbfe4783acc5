import { useStaff } from "#desk/session/session.ts";

/** Whether what the person does about a trade company waits for the owner or finance. The API decides it. */
export function useProposes(): boolean {
  const { roles } = useStaff();
  return !roles.includes("owner") && !roles.includes("finance");
}
