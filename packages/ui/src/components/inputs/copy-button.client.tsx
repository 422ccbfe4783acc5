"use client";
import { useState } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Button } from "./button.tsx";
import { onlyWithScripts } from "./copy-button.css.ts";

/** Words of a copy button: what it says, its whole name, and what it says when it is done. */
export interface CopyWords {
  readonly short: string;
  readonly name: string;
  readonly done: string;
}

/** Copies a text and says so. Absent without scripts: the text can be selected. */
export function CopyButton({ text, words }: { readonly text: string; readonly words: CopyWords }) {
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
    <span className={onlyWithScripts}>
      <Button tone="secondary" aria-label={words.name} onClick={() => void copy()}>
        {isCopied ? words.done : words.short}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? `${words.name}: ${words.done}` : ""}</span>
      </VisuallyHidden>
    </span>
  );
}
