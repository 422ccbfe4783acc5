import { Button } from "@precise/ui/components/inputs/button";
import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "./code-list.css.ts";

/** Recovery codes, shown this once: to copy or print. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className={css.list}>
      <p>
        Each of these opens the desk once in place of a one-time code, for the day your phone is lost. Keep
        them away from the phone. They are not shown again.
      </p>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={layouts.acts}>
        <CopyButton
          text={codes.join("\n")}
          words={{ short: "Copy", name: "Copy the codes", done: "Copied" }}
        />
        <Button tone="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
