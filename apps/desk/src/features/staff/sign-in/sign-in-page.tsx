import { LightSwitch } from "@precise/ui/components/inputs/light-switch.client";
import { DeskMark } from "#desk/session/desk-mark.tsx";
import { useTabTitle } from "#desk/session/shop-name.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./sign-in.css.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** What everyone sees who is not signed in; the address stays, so that the screen asked for comes next. */
export function SignInPage() {
  useTabTitle("Sign in");
  return (
    <main className={layouts.centred}>
      <div className={css.lights}>
        <LightSwitch />
      </div>
      <div className={css.card}>
        <h1>
          <DeskMark className={css.wordmark} />
        </h1>
        <SignInForm onSignedIn={() => undefined} />
        <p className={texts.note}>No account? An owner invites you by e-mail.</p>
      </div>
    </main>
  );
}
