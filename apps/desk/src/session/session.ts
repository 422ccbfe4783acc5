import type { Permission } from "@precise/contract/desk/staff/permissions";
import type { DeskStaff } from "@precise/contract/desk/staff/session";
import { createContext, use } from "react";

/** Who is signed in; there is no page without. */
export const SessionContext = createContext<DeskStaff | null>(null);

/** Who is signed in. @throws Error outside the gate */
export function useStaff(): DeskStaff {
  const staff = use(SessionContext);
  if (staff === null) throw new Error("useStaff is for what stands behind the gate");
  return staff;
}

/** Whether the person's roles open it. Hides a button; the API checks every call. @param permission `order.move` */
export function useMay(permission: Permission): boolean {
  return useStaff().permissions.includes(permission);
}
