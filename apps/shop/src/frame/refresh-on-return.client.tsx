"use client";
import { onReturn } from "@precise/web/shell/on-return";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { arrivalMark } from "#shop/base/session/arrival-mark.ts";

/**
 * Brings a page up to date that comes back from the browser's back-forward cache: who is here, what is in the cart, and what
 * the page says of prices and stock. Nothing is loaded again as a whole, so place, focus and what was typed stay. Who comes from
 * signing in is greeted.
 */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(
    () =>
      onReturn(() => {
        import("./catch-up.ts").then(
          ({ catchUp }) => catchUp(router.refresh),
          // The code cannot be fetched: the page stays as it was left, and the cart says what holds.
          () => undefined,
        );
      }),
    [router],
  );
  useEffect(() => {
    if (location.hash !== arrivalMark) return;
    // Used up: a reload greets nobody again.
    history.replaceState(history.state, "", location.pathname + location.search);
    import("#shop/features/account/greet.ts").then(
      ({ greet }) => greet(),
      // Without the code nobody is greeted; they are signed in all the same.
      () => undefined,
    );
  }, []);
  return null;
}
