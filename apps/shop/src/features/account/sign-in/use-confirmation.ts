import type { AuthEnvironment } from "@precise/auth/auth-settings";
import { isHostedUiReturn } from "@precise/auth/hosted-ui-return";
import type { SignInPort, SignInTokens, SocialProvider } from "@precise/auth/sign-in-port";
import { useEffect, useState } from "react";
import { accountCopy } from "../account-copy.ts";
import type { AccountMessage } from "../use-account-act.ts";
import { loadSignInPort } from "./load-sign-in-port.ts";
import { signInCopy } from "./sign-in-copy.ts";

const { records: copy } = accountCopy;

/** A user who has just proved who they are, for one act that a session alone does not allow. */
export interface Confirmation {
  readonly port: SignInPort;
  readonly tokens: SignInTokens;
}

/**
 * Asks a signed-in person who they are once more: by the password, or at Google or Facebook, which leaves the page and
 * comes back to it.
 * @param say shows what became of it
 * @source decision 042
 */
export function useConfirmation(
  auth: AuthEnvironment,
  say: (message: AccountMessage) => void,
): {
  /** Of Google or Facebook, until it is used. */
  readonly confirmed: Confirmation | null;
  /** The confirmation has been used: the next act asks again. */
  forget(): void;
  /** @returns what is wrong in words, or the confirmation */
  byPassword(email: string, password: string): Promise<Confirmation | string>;
  leaveFor(provider: SocialProvider): Promise<void>;
} {
  const [confirmed, setConfirmed] = useState<Confirmation | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a return from the hosted page is answered once.
  useEffect(() => {
    if (!isHostedUiReturn(location.search)) return;
    void returned(auth).then((outcome) => {
      history.replaceState(null, "", location.pathname);
      if (typeof outcome === "string") return say({ tone: "critical", text: outcome });
      setConfirmed(outcome);
      say({ tone: "positive", text: copy.confirmed });
    });
  }, []);

  return {
    confirmed,
    forget: () => setConfirmed(null),
    byPassword: async (email, password) => {
      try {
        const port = await loadSignInPort(auth);
        const outcome = await port.signIn(email, password);
        if (outcome.kind === "signed_in") return { port, tokens: outcome.tokens };
        return signInCopy.problems[outcome.kind === "refused" ? outcome.problem : "wrong_password"];
      } catch {
        // The code for it could not be fetched, or the provider answered something unexpected: nothing has been done.
        return signInCopy.unreachable;
      }
    },
    leaveFor: async (provider) => {
      try {
        await (await loadSignInPort(auth)).startSocial(provider, "/", true);
      } catch {
        // As above: the page stays, and says so.
        say({ tone: "critical", text: signInCopy.unreachable });
      }
    },
  };
}

async function returned(auth: AuthEnvironment): Promise<Confirmation | string> {
  try {
    const port = await loadSignInPort(auth);
    const outcome = await port.finishSocial();
    if (outcome.kind === "signed_in") return { port, tokens: outcome.tokens };
    return outcome.kind === "cancelled" ? signInCopy.cancelled : copy.notConfirmed;
  } catch {
    // As above.
    return signInCopy.unreachable;
  }
}
