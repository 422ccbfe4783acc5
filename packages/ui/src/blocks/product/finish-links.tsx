import type { MouseEvent } from "react";
import * as css from "./finish-links.css.ts";
import { type Finish, finishColour } from "./finish-swatches.tsx";

/** A finish with the page of the article that has it. */
export interface LinkedFinish extends Finish {
  readonly href: string;
  readonly isOut: boolean;
}

/** A card has room for so many dots; the rest is on the product's page. */
const mostDots = 5;

/**
 * The finishes of a family as links to their articles. With scripts a press shows the finish on the card instead.
 * @param chosen the one that is shown: named beside the dots
 * @param onChoose not called for presses that open a new tab
 */
export function FinishLinks(props: {
  readonly finishes: readonly LinkedFinish[];
  readonly chosen: LinkedFinish;
  readonly onChoose: (finish: LinkedFinish) => void;
}) {
  const { finishes, chosen, onChoose } = props;
  const more = finishes.length - mostDots;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links.
    <div className={css.finishes} role="group" aria-label="Finish">
      {finishes.slice(0, mostDots).map((finish) => (
        <a
          key={finish.value}
          href={finish.href}
          className={css.link}
          // Its name as well: there are no words in it.
          title={finish.isOut ? `${finish.label}, out of stock` : finish.label}
          aria-current={finish === chosen || undefined}
          data-replay="listening"
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChoose(finish);
          }}
        >
          <span className={css.dot} style={{ background: finishColour(finish.value) }} />
        </a>
      ))}
      {more > 0 && <span>+{more}</span>}
      <span className={css.name} aria-hidden="true">
        {chosen.label}
      </span>
    </div>
  );
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
