import { previewShop, type ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./shop-settings.css.ts";

/** A link to the shop's own pages as they will be with all that is to come of a kind; nothing where nothing is. */
export function PreviewLink({ setting }: { readonly setting: ShopSetting }) {
  const make = useDeskWrite(previewShop, []);
  const [link, setLink] = useState<{ readonly url: string; readonly from: string; readonly ends: string }>();
  const [problem, setProblem] = useState<string>();
  const at = lastMoment(setting);
  if (at === undefined) return null;
  const take = async () => {
    setProblem(undefined);
    const done = await make.mutateAsync([{ body: { at } }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    const { url, shows_from: from, ends_at: ends } = done.value;
    setLink({ url, from, ends });
  };
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Preview</h2>
        <Button tone="secondary" pending={make.isPending} onClick={() => void take()}>
          Make a link to the preview
        </Button>
      </div>
      <p className={texts.muted}>
        The shop's own pages as they will be on {shortDayAndTime(at)}, with everything of the settings that
        begins until then. To look at a change before it counts, save it for a later day first.
      </p>
      <div role="status">
        {link && (
          <p>
            <a href={link.url} target="_blank" rel="noreferrer" className={texts.breakable}>
              {link.url}
            </a>{" "}
            Who has the link sees the shop of {shortDayAndTime(link.from)}. It ends{" "}
            {shortDayAndTime(link.ends)}.
          </p>
        )}
      </div>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </section>
  );
}

/** When the last change that is to come begins; undefined where none is. */
export function lastMoment({ changes }: Pick<ShopSetting, "changes">): string | undefined {
  return changes
    .flatMap(({ state, valid_from }) => (state === "upcoming" && valid_from !== null ? [valid_from] : []))
    .sort()
    .at(-1);
}
