"use client";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { onReturn } from "@precise/web/shell/on-return";
import { type FormEvent, useEffect, useState } from "react";
import { forgetAccountWishes } from "#shop/features/wishlist/kept-wishes.ts";
import { accountCopy as copy } from "./account-copy.ts";

/** Logs out. Without scripts it posts to the shop's own handler. @source design D20 */
export function SignOutForm() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onReturn(() => setBusy(false)), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const form = event.currentTarget;
    const code = await import("./end-session-here.ts").catch(() => null);
    if (code === null && navigator.onLine) {
      // The code cannot be fetched: the plain form does it, but for what only scripts have kept.
      forgetAccountWishes();
      return form.submit();
    }
    if (await code?.endSessionHere()) return location.assign("/");
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
