import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { settleSignIn, signInNeeds } from "#desk/api/sign-in-needs.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { useStaff } from "#desk/session/session.ts";
import { sessionQuery } from "#desk/session/session-queries.ts";

const SignInForm = lazy(async () => ({
  default: (await import("#desk/features/staff/sign-in/sign-in-form.tsx")).SignInForm,
}));
const FreshCodeForm = lazy(async () => ({
  default: (await import("#desk/features/staff/sign-in/fresh-code-form.tsx")).FreshCodeForm,
}));

/**
 * Over the page, where a session has ended in the middle or a code is asked for again: what was refused goes on afterwards.
 * Where someone else signs in, the page is loaded again, for what is on it was the other's.
 */
export function SignInAgain() {
  const need = useSyncExternalStore(signInNeeds.subscribe, signInNeeds.current);
  const { id, email } = useStaff();
  const cache = useQueryClient();
  const giveUp = () => {
    settleSignIn(false);
    // Without a session the gate shows the sign-in page; what was typed is kept in this tab.
    if (need === "session") void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  if (need === null) return null;
  // Round the dialogs: each opens with its form in it, so that focus goes into the first field.
  return (
    <Suspense>
      {need === "session" ? (
        <Dialog title="Sign in to go on" onClose={giveUp}>
          <p>Your session has ended. Nothing you typed is lost.</p>
          <SignInForm
            email={email}
            onSignedIn={(staff) => (staff.id === id ? settleSignIn(true) : location.reload())}
          />
        </Dialog>
      ) : (
        <Dialog title="Enter your code again" onClose={giveUp}>
          <p>Money, roles and exports ask for a one-time code of the last 10 minutes.</p>
          <FreshCodeForm onDone={() => settleSignIn(true)} />
        </Dialog>
      )}
    </Suspense>
  );
}
