import type { AuthEnvironment } from "@precise/auth/auth-settings";
import type { Refused, SignInPort, SignInProblem, SignInTokens } from "@precise/auth/sign-in-port";
import { useEffect, useRef, useState } from "react";
import { arriveAt } from "#shop/base/session/arrival-mark.ts";
import { loadSignInPort } from "./load-sign-in-port.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import { fieldOfProblem, type SignInField } from "./sign-in-problem-field.ts";
import type { SignInView } from "./sign-in-view.ts";

export type FieldProblems = Partial<Readonly<Record<SignInField, string>>>;

/** Where the ceremony stands, and how a step is taken. */
export interface SignIn {
  readonly view: SignInView;
  readonly email: string;
  readonly isBusy: boolean;
  /** What is wrong, beside its field. */
  readonly problems: FieldProblems;
  /** What is to be said above the form; `tone` says how. */
  readonly message: { readonly tone: "critical" | "positive"; readonly text: string } | null;
  go(view: SignInView): void;
  setProblems(problems: FieldProblems): void;
  /** What was typed goes along to the next view. */
  keepEmail(email: string): void;
  /** Runs a step with the port. Faults become words; what was typed stays. */
  act(step: (port: SignInPort) => Promise<void>): Promise<void>;
  refuse(refused: Refused): void;
  say(message: SignIn["message"]): void;
  verify(email: string): void;
  /** As `verify`, where it is unknown whether a code was sent. */
  confirm(email: string): void;
  /** Asks for the code that signs in instead of the password. */
  askSignInCode(email: string): void;
  reset(email: string): void;
  choose(): void;
  /** The last sign-in was too old for us: at Google or Facebook the next one is made again. */
  readonly isStale: boolean;
  /** A password has been set, or tried to be: the user who signs in next on this page signs out everywhere else. */
  noteNewPassword(): void;
  /** Exchanges the tokens and leaves the page. */
  finish(port: SignInPort, tokens: SignInTokens, returnPath: string): Promise<void>;
}

/** @param auth where people sign in; the code for it is loaded when a field is first used */
export function useSignIn(auth: AuthEnvironment, initial: SignInView): SignIn {
  const [view, setView] = useState(initial);
  const [email, setEmail] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [message, setMessage] = useState<SignIn["message"]>(null);
  const [isStale, setStale] = useState(false);
  const busy = useRef(false);
  const endsOthers = useRef(false);

  // The first field that is wrong gets the focus.
  useEffect(() => {
    const [first] = Object.keys(problems);
    if (first !== undefined) document.getElementById(first)?.focus();
  }, [problems]);

  const go = (next: SignInView, about = email) => {
    setEmail(about);
    setView(next);
    setProblems({});
    setMessage(null);
  };
  const refuse = ({ problem }: { readonly problem: SignInProblem }) => {
    const field = fieldOfProblem(problem);
    if (field === null) setMessage({ tone: "critical", text: copy.problems[problem] });
    else setProblems({ [field]: copy.problems[problem] });
    if (problem === "too_late") setView("logIn");
  };

  return {
    view,
    email,
    isBusy,
    problems,
    message,
    go,
    setProblems,
    keepEmail: setEmail,
    refuse,
    say: setMessage,
    verify: (about) => go("verify", about),
    confirm: (about) => go("confirm", about),
    askSignInCode: (about) => go("signInCode", about),
    reset: (about) => go("reset", about),
    choose: () => go("choose"),
    isStale,
    noteNewPassword: () => {
      endsOthers.current = true;
    },
    act: async (step) => {
      if (busy.current) return;
      busy.current = true;
      setBusy(true);
      setMessage(null);
      setProblems({});
      try {
        await step(await loadSignInPort(auth));
      } catch {
        // The code could not be fetched, or the provider answered something unexpected: nothing typed is lost.
        setMessage({ tone: "critical", text: copy.unreachable });
      } finally {
        busy.current = false;
        setBusy(false);
      }
    },
    finish: async (port, tokens, returnPath) => {
      const { openSessionHere } = await import("./open-session-here.ts");
      const outcome = await openSessionHere(tokens, { endsOthers: endsOthers.current });
      await port.forget();
      if (outcome === "open") {
        setMessage({ tone: "positive", text: copy.opened });
        arriveAt(returnPath);
        // Until the next page is there the form stays busy: nothing may be sent twice.
        return new Promise<never>(() => undefined);
      }
      if (outcome === "again") setStale(true);
      setMessage({
        tone: "critical",
        text: outcome === "unreachable" ? copy.unreachable : copy.notOpened[outcome],
      });
    },
  };
}
