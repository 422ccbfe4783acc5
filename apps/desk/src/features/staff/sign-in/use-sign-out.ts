import { signOutOfDesk } from "@precise/contract/desk/staff/session";
import { useQueryClient } from "@tanstack/react-query";
import { plainDeskCall } from "#desk/api/desk-call.ts";

/** Ends the session and forgets what was read in it. */
export function useSignOut(): () => void {
  const cache = useQueryClient();
  return () => {
    void plainDeskCall(signOutOfDesk).then(() => {
      cache.clear();
      location.assign("/");
    });
  };
}
