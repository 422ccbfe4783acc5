"use client";
import { type AuthEnvironment, offersEmailCodes, socialProvidersOf } from "@precise/auth/auth-settings";
import { isHostedUiReturn } from "@precise/auth/hosted-ui-return";
import { Alert } from "@precise/ui/components/feedback/alert";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ListeningButton } from "../listening-button.client.tsx";
import { ForgottenForm } from "./forgotten-form.client.tsx";
import { loadSignInPort } from "./load-sign-in-port.ts";
import { LogInForm } from "./log-in-form.client.tsx";
import { ChooseForm, ResetForm } from "./new-password-forms.client.tsx";
import { RegisterForm } from "./register-form.client.tsx";
import * as css from "./sign-in.css.ts";
import { SignInCodeForm } from "./sign-in-code-form.client.tsx";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignInView } from "./sign-in-view.ts";
import { useSignIn } from "./use-sign-in.ts";
import { VerifyForm } from "./verify-form.client.tsx";

/** The page's own address again; the root asks to sign in only while its query says so. */
function addressOf(pathname: string, returnPath: string): string {
  return pathname === "/" || returnPath === "/"
    ? pathname
    : `${pathname}?${new URLSearchParams({ returnTo: returnPath })}`;
}

/** Logging in, registering, codes and new passwords: one panel that never leads into a dead end. */
export function SignInPanel(props: {
  readonly auth: AuthEnvironment;
  readonly view: SignInView;
  readonly returnPath: string;
  /** Who else helps. */
  readonly children?: ReactNode;
}) {
  const { auth } = props;
  const [returnPath, setReturnPath] = useState(props.returnPath);
  const signIn = useSignIn(auth, props.view);
  const { view, email, message } = signIn;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // A new question begins at its heading, for people who cannot see that the page has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the view that changes what is asked.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [view]);

  const { act, say, finish } = signIn;
  // Before anything can be pressed: a press while the return is answered would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a return from the hosted page is answered once.
  useLayoutEffect(() => {
    if (!isHostedUiReturn(location.search)) return;
    const isWithError = new URLSearchParams(location.search).has("error");
    void act(async (port) => {
      const outcome = await port.finishSocial();
      const back = outcome.kind === "failed" ? "/" : outcome.returnPath;
      // What the provider wrote into the address is used up, and must not be tried again by a reload.
      history.replaceState(null, "", addressOf(location.pathname, back));
      setReturnPath(back);
      if (outcome.kind === "signed_in") return finish(port, outcome.tokens, outcome.returnPath);
      return say({
        tone: "critical",
        text: outcome.kind === "cancelled" || isWithError ? copy.cancelled : copy.failed,
      });
    });
  }, []);

  const { text } = copy[view];
  const providers = socialProvidersOf(auth);
  const withFocusLoads = { onFocus: () => void loadSignInPort(auth).catch(() => undefined) };

  return (
    <div className={css.page} {...withFocusLoads}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {copy[view].title}
        </h1>
        <p className={css.muted}>{typeof text === "string" ? text : text(email)}</p>
      </div>
      <div aria-live="polite">{message && <Alert tone={message.tone}>{message.text}</Alert>}</div>
      {view === "logIn" && (
        <LogInForm signIn={signIn} returnPath={returnPath} offersCodes={offersEmailCodes(auth)} />
      )}
      {view === "register" && <RegisterForm signIn={signIn} />}
      {view === "forgotten" && <ForgottenForm signIn={signIn} />}
      {(view === "verify" || view === "confirm") && <VerifyForm signIn={signIn} returnPath={returnPath} />}
      {view === "signInCode" && <SignInCodeForm signIn={signIn} returnPath={returnPath} />}
      {view === "reset" && <ResetForm signIn={signIn} returnPath={returnPath} />}
      {view === "choose" && <ChooseForm signIn={signIn} returnPath={returnPath} />}
      {(view === "logIn" || view === "register") && (
        <>
          {providers.length > 0 && (
            <>
              <p className={css.or}>{copy.or}</p>
              <div className={css.providers}>
                {providers.map((provider) => (
                  <ListeningButton
                    key={provider}
                    tone="secondary"
                    fill
                    // One step at a time: what is under way may lead away by itself.
                    disabled={signIn.isBusy}
                    onClick={() => void act((port) => port.startSocial(provider, returnPath, signIn.isStale))}
                  >
                    {copy.social(provider)}
                  </ListeningButton>
                ))}
              </div>
            </>
          )}
          <p className={css.muted}>{copy.guest}</p>
        </>
      )}
      {props.children}
    </div>
  );
}
