"use client";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { onlyInStock, problemCopy } from "#trade/base/problems/problem-copy.ts";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { paths } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { catalogueCopy as copy } from "./catalogue-copy.ts";
import { piecesOf, quantityField, type TypedLine, typedLines } from "./quantity-fields.ts";
import * as css from "./quantity-form.css.ts";

/**
 * Rows with quantities, added to the cart by one press. Tab, Enter and the arrow keys go from row to row, so that a whole
 * list is ordered without a mouse. Without scripts it is a form like any other.
 * @param returnPath full path of this page, for a client who must sign in first
 */
export function QuantityForm(props: { readonly returnPath: string; readonly children: ReactNode }) {
  const { returnPath, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly login: boolean } | null>(null);

  const fields = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>("input[data-most]:enabled") ?? []),
  ];
  const fieldOf = (name: string) => fields().find((field) => field.name === name);
  const mostOf = (field: HTMLInputElement) => Number(field.dataset.most);
  const overStock = () => fields().filter((field) => Number(field.value) > mostOf(field));
  const read = () => typedLines(new FormData(form.current ?? undefined));

  const count = () => {
    for (const field of fields()) field.removeAttribute("aria-invalid");
    const typed = read();
    setLines("lines" in typed ? typed.lines : []);
    const [tooMany] = overStock();
    tooMany?.setAttribute("aria-invalid", "true");
    setTrouble(tooMany ? { text: onlyInStock(mostOf(tooMany)), login: false } : null);
  };
  const refuse = (text: string, name?: string, login = false) => {
    setTrouble({ text, login });
    const field = name === undefined ? undefined : fieldOf(name);
    field?.setAttribute("aria-invalid", "true");
    field?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = read();
    if ("wrong" in typed) return refuse(problemCopy.bad_quantity, typed.wrong);
    const [tooMany] = overStock();
    if (tooMany) return refuse(onlyInStock(mostOf(tooMany)), tooMany.name);
    if (typed.lines.length === 0) return refuse(copy.nothingChosen, fields()[0]?.name);
    setBusy(true);
    const { addLines } = await import("#trade/features/cart/add-lines.ts");
    const added = await addLines(typed.lines);
    setBusy(false);
    if (!added.ok) {
      const problem = problemOf(added.failure);
      const at = /^items\.(\d+)\./.exec(added.failure.field ?? "")?.[1];
      const line = at === undefined ? undefined : typed.lines[Number(at)];
      return refuse(problemCopy[problem], line && quantityField(line.sku), problem === "session_over");
    }
    form.current?.reset();
    setLines([]);
    setTrouble(null);
    showToast({
      tone: "positive",
      title: copy.added,
      message: copy.addedText(piecesOf(typed.lines), typed.lines.length),
      action: { label: copy.toCart, href: paths.cart },
    });
  };
  /** Enter sends the form only from its button: in a row it goes on to the next. */
  const move = (event: KeyboardEvent) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = fields();
    const index = all.indexOf(event.target as HTMLInputElement);
    if (step === undefined || index < 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = all[index + step];
    if (next) {
      next.focus();
      next.select();
    } else if (step > 0) {
      form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action={fullPath("/form/cart/rows")}
      onSubmit={(event) => void submit(event)}
      onInput={count}
      onKeyDown={move}
    >
      <input type="hidden" name="return" value={returnPath} />
      {children}
      <div className={css.bar}>
        <div className={css.words} role="status">
          {trouble === null ? (
            <>
              {copy.chosen(piecesOf(lines), lines.length)}
              {lines.length === 0 && <span className={css.keys}>{copy.keys}</span>}
            </>
          ) : (
            <span className={css.trouble}>
              {trouble.text}{" "}
              {trouble.login && <a href={loginPath(returnPath, "ended")}>{problemCopy.signIn}</a>}
            </span>
          )}
        </div>
        <div className={css.act}>
          <Button type="submit" pending={isBusy}>
            {copy.addAll}
          </Button>
        </div>
      </div>
    </form>
  );
}
