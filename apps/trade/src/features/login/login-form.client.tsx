"use client";
import { call } from "@precise/api-client/client";
import { logInClient } from "@precise/contract/trade/session";
import { PasswordField } from "@precise/ui/blocks/page/password-field.client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { FieldForm } from "@precise/ui/components/layout/form-page";
import { browserApi } from "@precise/web/shell/browser-api";
import { type FormEvent, useRef, useState } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { notifyOtherTabs } from "#trade/base/session/session-channel.ts";
import { storeUser } from "#trade/base/session/stored-user.ts";
import { loginCopy as copy } from "./login-copy.ts";
import { type LoginProblem, loginProblemOf, problemText } from "./login-problem.ts";

/**
 * E-mail and password. Without scripts it posts to the area's own handler; with them nothing typed is lost.
 * @param returnPath full path of the requested page, checked already
 * @param said a refusal that the page itself shows, without scripts
 */
export function LoginForm(props: {
  readonly returnPath: string;
  readonly email: string;
  readonly said: LoginProblem | null;
}) {
  const { returnPath, email, said } = props;
  const [problem, setProblem] = useState(said);
  const [missing, setMissing] = useState({
    email: said?.code === "missing" && email === "",
    password: said?.code === "missing",
  });
  const [isBusy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const credentials = {
      email: String(typed.get("email") ?? "").trim(),
      password: String(typed.get("password") ?? ""),
    };
    const lacks = { email: credentials.email === "", password: credentials.password === "" };
    setMissing(lacks);
    if (lacks.email || lacks.password) {
      setProblem({ code: "missing" });
      form.querySelector<HTMLInputElement>(lacks.email ? "#email" : "#password")?.focus();
      return;
    }
    setBusy(true);
    const opened = await call(browserApi, logInClient, { body: credentials });
    if (!opened.ok) {
      setBusy(false);
      setProblem(loginProblemOf(opened.failure));
      return;
    }
    storeUser(opened.value.firstname);
    notifyOtherTabs();
    // A full page load: nothing of the previous page may be shown to the person who signed in.
    location.assign(opened.value.must_change_password ? fullPath("/password") : returnPath);
  };
  const text = problem && problemText(problem);

  return (
    <FieldForm
      method="post"
      action={fullPath("/form/session/start")}
      onSubmit={(event) => void submit(event)}
    >
      <div ref={alert} aria-live="polite">
        {text && <Alert tone="critical">{text}</Alert>}
      </div>
      <input type="hidden" name="return" value={returnPath} />
      <TextField
        id="email"
        label={copy.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        defaultValue={email}
        error={missing.email ? copy.missing.email : undefined}
      />
      <PasswordField
        kind="current"
        label={copy.password}
        error={missing.password ? copy.missing.password : undefined}
      />
      <Button type="submit" fill pending={isBusy}>
        {copy.submit}
      </Button>
    </FieldForm>
  );
}
