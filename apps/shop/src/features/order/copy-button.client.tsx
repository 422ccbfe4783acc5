"use client";
import { Button } from "@precise/ui/components/button";
import { useState } from "react";
import { orderCopy } from "../../purchase/copy/order-copy.ts";
import * as css from "./order-view.css.ts";

/** Copies a text and says so. Without scripts it is not there: the text can be marked. */
export function CopyButton({ what, text }: { readonly what: string; readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    // Refused by the browser's settings: then nothing is claimed.
    setIsCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  }
  return (
    <span className={css.onlyWithScripts}>
      <Button tone="secondary" aria-label={orderCopy.copy(what)} onClick={() => void copy()}>
        {isCopied ? orderCopy.copied : "Copy"}
      </Button>
      <span role="status" className={css.hidden}>
        {isCopied ? `${what}: ${orderCopy.copied}` : ""}
      </span>
    </span>
  );
}
