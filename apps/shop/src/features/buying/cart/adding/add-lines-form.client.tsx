"use client";
import { readSharedLines, sharedLineField } from "@precise/cart-core/shared-lines";
import { type FormEvent, type ReactNode, useState } from "react";
import { type LinesOrigin, linesOriginField } from "#shop/features/buying/lines/lines-origin.ts";

const loadAdding = () => import("./add-lines.client.ts");

/**
 * Takes the lines among its fields into the cart, beside what is in it. A plain form that ends on the cart's page; with
 * scripts it stays where it is: the badge counts at once, and a toast says how it went.
 * @param name of the light, where it is one
 * @source design D20
 */
export function AddLinesForm(props: {
  readonly of: Exclude<LinesOrigin, "shared">;
  readonly name?: string;
  readonly className?: string;
  readonly children: (isAdding: boolean) => ReactNode;
}) {
  const { of, name, className, children } = props;
  const [isAdding, setAdding] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    const { lines } = readSharedLines(new FormData(form).getAll(sharedLineField).map(String));
    // Nothing chosen: the server says so.
    if (lines.length === 0) return;
    event.preventDefault();
    if (isAdding) return;
    setAdding(true);
    const module = await loadAdding().catch(() => null);
    // Where the code cannot be fetched, the plain form does it.
    if (module === null) form.submit();
    else await module.addLinesWithToast(lines, name);
    setAdding(false);
  }
  const warmUp = () => void loadAdding().catch(() => null);
  return (
    <form
      className={className}
      method="post"
      action="/form/cart/shared"
      onSubmit={(event) => void onSubmit(event)}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name={linesOriginField} value={of} />
      {children(isAdding)}
    </form>
  );
}
