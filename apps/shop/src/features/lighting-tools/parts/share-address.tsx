import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import { canonicalOrigin } from "#shop/base/env.ts";
import { toolCopy } from "./tool-copy.ts";
import * as css from "./tool-page.css.ts";

/** The page with its values, to keep or to send. @param address path with its query */
export function ShareAddress({ address }: { readonly address: string }) {
  return (
    <div className={css.share}>
      <p className={css.note}>{toolCopy.keep}</p>
      <CopyButton text={canonicalOrigin() + address} words={toolCopy.copy} />
    </div>
  );
}
