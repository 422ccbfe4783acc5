"use client";
import { useState } from "react";
import { copy } from "#trade/base/copy.ts";
import { fullPath } from "#trade/base/routes/base-path.ts";

/** Logs out. Without scripts it posts to the area's own handler. @source design D20 */
export function LogOutForm({ className }: { readonly className: string }) {
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const { logOut } = await import("./log-out.ts");
    await logOut();
    setBusy(false);
  };
  return (
    <form
      method="post"
      action={fullPath("/form/session/end")}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <button type="submit" className={className} aria-busy={isBusy || undefined}>
        {copy.logOut}
      </button>
    </form>
  );
}
