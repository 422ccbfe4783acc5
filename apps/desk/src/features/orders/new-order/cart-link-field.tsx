import { cartLinksIn, linesOfCartLink, type SharedLine } from "@precise/cart-core/shared-lines";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type SubmitEvent, useEffect, useState } from "react";
import type { ScreenSearch } from "#desk/address/search-text.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";

/**
 * Takes the lines of a cart that a customer has sent: of a link that is pasted here, or of the `cart` in the address, which
 * then leaves it, so that loading the page again does not undo what was changed since.
 * @param onLines gets the lines of one link
 */
export function CartLinkField({ onLines }: { readonly onLines: (lines: readonly SharedLine[]) => void }) {
  const [text, setText] = useState("");
  const [taken, setTaken] = useState<{ readonly lines: number; readonly unreadable: readonly string[] }>();
  const [problem, setProblem] = useState<string>();
  const router = useRouter();
  const { cart } = useRouterState({ select: ({ location }) => location.search as ScreenSearch });

  const take = (entry: string) => {
    const [link] = cartLinksIn(entry);
    setProblem(link === undefined ? "There is no cart link in this text." : undefined);
    if (link === undefined) return;
    const { lines, unreadable } = linesOfCartLink(link);
    setTaken({ lines: lines.length, unreadable });
    setText("");
    onLines(lines);
  };
  useEffect(() => {
    if (cart === undefined) return;
    take(cart);
    router.history.replace(router.state.location.pathname);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    take(text);
  };
  return (
    <form className={css.search} onSubmit={submit} noValidate>
      <TextField
        id="cart-link"
        label="Paste a cart link"
        hint="Or a customer's whole message with the link in it"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={layouts.acts}>
        <Button type="submit" tone="secondary">
          Take its lines
        </Button>
      </div>
      <p role="status" className={texts.muted}>
        {taken &&
          (taken.lines === 1 ? "1 line taken from the cart." : `${taken.lines} lines taken from the cart.`)}
      </p>
      {taken && taken.unreadable.length > 0 && (
        <Alert tone="caution">Could not be read: {taken.unreadable.join(", ")}.</Alert>
      )}
    </form>
  );
}
