"use client";

import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import * as css from "./share-links.css.ts";

/** Words of the ways to share a product. @source design D11 */
const shareCopy = {
  share: "Share",
  whatsapp: "Share on WhatsApp",
  copied: "Link copied.",
  byHand: "Copy this link:",
} as const;

type Shared = "not-yet" | "copied" | "by-hand";

/**
 * Ways to share a product: the device's own share sheet, else the link is copied, else it is shown to be
 * copied by hand. WhatsApp is a plain link, and works without scripts.
 * @param url full canonical address of the product's page
 */
export function ShareLinks({ name, url }: { readonly name: string; readonly url: string }) {
  const [shared, setShared] = useState<Shared>("not-yet");

  async function share(): Promise<void> {
    if (typeof navigator.share === "function") {
      // Closing the sheet is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    const copied = await copyText(url);
    setShared(copied ? "copied" : "by-hand");
  }
  return (
    <div className={css.links}>
      <a className={css.link} href={whatsAppLink(`${name} ${url}`)} target="_blank" rel="noopener noreferrer">
        {shareCopy.whatsapp}
      </a>
      <span className={css.scripted}>
        <Button tone="secondary" onClick={() => void share()}>
          {shareCopy.share}
        </Button>
      </span>
      <p className={css.state} aria-live="polite">
        {shared === "copied" && shareCopy.copied}
        {shared === "by-hand" && (
          <>
            {shareCopy.byHand} <a href={url}>{url}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** @returns false where the browser does not allow it: in a page without TLS, or when the shopper said no */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
