"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const askAgainMs = 5000;

/** Asks the server for the page again, by itself and on request; without scripts the button reloads the page. */
export function RetrySoon() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <form>
      <Button type="submit" tone="secondary">
        Try again
      </Button>
    </form>
  );
}
