import { useState } from "react";
import { orderedLines } from "./lines-text.ts";

/** A cart that is written down to try something on it. */
export interface TriedCart {
  /** Its lines, as `lines-text.ts` has them. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isCollected: boolean;
  readonly setCollected: (isCollected: boolean) => void;
  /** The same as a call takes it; undefined while it has no article. */
  readonly body:
    | {
        readonly lines: { readonly sku: string; readonly quantity: number }[];
        readonly delivery:
          | { readonly method: "delivery" }
          | { readonly method: "pickup"; readonly showroom: string };
      }
    | undefined;
}

export function useTriedCart(): TriedCart {
  const [text, setText] = useState("");
  const [isCollected, setCollected] = useState(false);
  const lines = orderedLines(text);
  return {
    text,
    setText,
    isCollected,
    setCollected,
    // Which showroom makes no difference to what it costs.
    body:
      lines.length === 0
        ? undefined
        : { lines, delivery: isCollected ? { method: "pickup", showroom: "any" } : { method: "delivery" } },
  };
}
