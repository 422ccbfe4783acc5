import { acceptInvitation, readInvitation } from "@precise/contract/desk/staff/staff";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { encode } from "uqr";
import { plainDeskCall } from "#desk/api/desk-call.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { CodeList } from "#desk/parts/code-list.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { DeskMark } from "#desk/session/desk-mark.tsx";
import { useTabTitle } from "#desk/session/shop-name.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./invitation.css.ts";

/** Where someone who was invited chooses a password and sets up one-time codes. */
export function InvitationPage() {
  const token = new URLSearchParams(location.search).get("token") ?? "";
  const [codes, setCodes] = useState<readonly string[]>();
  const { data: invited, error } = useQuery({
    ...deskQuery(readInvitation, { body: { token } }),
    // Accepting ends the link: it is not read again behind the codes.
    enabled: codes === undefined,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const failure = failureOf(error);
  useTabTitle("Invitation");
  return (
    <main className={layouts.centred}>
      <div className={css.card}>
        <h1>
          <DeskMark />
        </h1>
        {codes && <Done codes={codes} />}
        {!codes && failure && (
          <Alert tone="critical">
            {failure.code === "link_not_valid"
              ? "This link was used, replaced or is too old. Ask an owner to invite you again."
              : failureWords(failure)}
          </Alert>
        )}
        {!codes && !failure && !invited && <Waiting label="Opening the invitation" />}
        {!codes && invited && <SetUpForm token={token} invited={invited} onDone={setCodes} />}
      </div>
    </main>
  );
}

function Done({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <h2>Your recovery codes</h2>
      <CodeList codes={codes} />
      <Button onClick={() => location.assign("/")}>Go to the desk</Button>
    </>
  );
}

function SetUpForm(props: {
  readonly token: string;
  readonly invited: ValueOf<typeof readInvitation>;
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const { token, onDone } = props;
  const { name, email, totp_secret, otpauth_uri } = props.invited;
  const [problem, setProblem] = useState<{ readonly field: string | undefined; readonly words: string }>();
  const [isPending, setPending] = useState(false);
  const errorOf = (field: string) => (problem?.field === field ? problem.words : undefined);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = (field: string) => String(entries.get(field) ?? "");
    if (text("password").length < 8)
      return setProblem({ field: "password", words: "Use at least 8 characters." });
    setPending(true);
    const body = { token, password: text("password"), code: text("code").replace(/\s/g, "") };
    const result = await plainDeskCall(acceptInvitation, { body });
    setPending(false);
    if (result.ok) return onDone(result.value.recovery_codes);
    const isCode = result.failure.code === "code_wrong";
    setProblem({ field: isCode ? "code" : undefined, words: failureWords(result.failure) });
  };
  return (
    <form className={layouts.stack} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        Welcome, {name}. You sign in as {email}.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        id="password"
        label="Choose a password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters; a few words are good"
        error={errorOf("password")}
      />
      <p>Scan this with an authenticator app on your phone, such as Google Authenticator or Aegis.</p>
      <QrPicture text={otpauth_uri} label="Picture for the authenticator app" />
      <p className={texts.breakable}>
        Or type this key into the app: <code>{totp_secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <TextField
        id="code"
        label="The six digits that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errorOf("code")}
      />
      {problem && problem.field === undefined && <Alert tone="critical">{problem.words}</Alert>}
      <Button type="submit" pending={isPending}>
        Set up my account
      </Button>
    </form>
  );
}

/** A text as a picture that a phone's code app reads. */
function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={css.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
