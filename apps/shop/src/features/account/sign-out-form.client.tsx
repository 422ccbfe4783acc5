"use client";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { type FormEvent, useEffect, useState } from "react";
import { onSessionNews } from "#shop/base/session/session-channel.ts";
import { accountCopy as copy } from "./account-copy.ts";

/** Logs out. Without scripts it posts to the shop's own handler. @source design D20 */
export function SignOutForm() {
  const [isBusy, setBusy] = useState(false);
  // Another tab has signed in or out: this page is about a user who may be gone.
  useEffect(() => onSessionNews((news) => news === "changed" && location.reload()), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { endSessionHere } = await import("./end-session-here.ts");
    if (await endSessionHere()) return location.assign("/");
    setBusy(false);
    showToast({ tone: "critical", title: copy.signOutFailed });
  };
  return (
    <form method="post" action="/form/session/end" onSubmit={(event) => void submit(event)}>
      <Button type="submit" tone="secondary" pending={isBusy}>
        {copy.signOut}
      </Button>
    </form>
  );
}
