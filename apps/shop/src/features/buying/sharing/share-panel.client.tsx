"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import * as css from "./share-panel.css.ts";

/** Words of the panel. @source design D11 */
const copy = {
  hint: "Anyone with the link sees these lights at that day's prices, and nothing about you.",
  link: "Link to these lights",
  copy: "Copy link",
  copied: "Link copied",
  cannotCopy: "Select the link and copy it.",
  whatsApp: "Share on WhatsApp",
  more: "More options",
  message: (pieces: number) => (pieces === 1 ? "A light I chose:" : `${pieces} lights I chose:`),
} as const;

/**
 * A link and the ways to send it. WhatsApp is a plain link; what scripts alone can do shows where they run.
 * @param props.url the whole address
 * @param props.takesFocus it has just been opened by a press
 */
export function SharePanel(props: {
  readonly url: string;
  readonly pieces: number;
  readonly takesFocus?: boolean;
}) {
  const { url, pieces, takesFocus = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.share === "function",
    () => false,
  );
  const message = copy.message(pieces);

  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);

  async function copyLink(): Promise<void> {
    setCopied(
      await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      ),
    );
    place.current?.querySelector("input")?.select();
  }
  async function share(): Promise<void> {
    // Given up by the shopper, or refused by the browser: the other ways are still there.
    await navigator.share({ text: message, url }).catch(() => undefined);
  }

  return (
    <div ref={place} tabIndex={-1} className={css.panel}>
      <p className={css.hint}>{copy.hint}</p>
      <TextField
        id="shared-link"
        label={copy.link}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={css.ways}>
        <a
          className={css.whatsApp}
          href={whatsAppLink(`${message} ${url}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {copy.whatsApp}
        </a>
        <span className={css.onlyWithScripts}>
          <Button tone="secondary" onClick={() => void copyLink()}>
            {copied ? copy.copied : copy.copy}
          </Button>
          {canShare && (
            <Button tone="quiet" onClick={() => void share()}>
              {copy.more}
            </Button>
          )}
        </span>
      </div>
      <p role="status" className={css.hint}>
        {copied === null ? "" : copied ? copy.copied : copy.cannotCopy}
      </p>
    </div>
  );
}
