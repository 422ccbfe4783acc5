"use client";
import { latinNameHint } from "@precise/contract/wire/latin-name";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useEffect, useState } from "react";

/**
 * Says under the fields of a name that papers print Latin letters, once one that is left has others.
 * @param fields ids of the inputs, with their values when the page loads
 */
export function LatinNameNote({ fields }: { readonly fields: Readonly<Record<string, string | undefined>> }) {
  const [typed, setTyped] = useState(Object.values(fields).join(" "));
  const ids = Object.keys(fields).join(" ");
  useEffect(() => {
    const inputs = ids
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((input) => input instanceof HTMLInputElement);
    const read = () => setTyped(inputs.map(({ value }) => value).join(" "));
    for (const input of inputs) input.addEventListener("change", read);
    return () => {
      for (const input of inputs) input.removeEventListener("change", read);
    };
  }, [ids]);
  const hint = latinNameHint(typed);
  return (
    // There from the start, or screen readers would not announce it; empty it takes no room.
    <div aria-live="polite" style={{ display: "contents" }}>
      {hint && (
        <Alert>
          <p>{hint}</p>
        </Alert>
      )}
    </div>
  );
}
