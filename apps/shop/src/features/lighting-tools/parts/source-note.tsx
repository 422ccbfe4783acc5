import { dayText } from "@precise/contract/nigeria/lagos-days";
import { toolCopy } from "./tool-copy.ts";
import * as css from "./tool-page.css.ts";

/** Where a figure of others comes from, as the API sends it with each. */
interface Origin {
  readonly source: string | null;
  /** A day, as `2026-11-22`. */
  readonly as_of: string | null;
  readonly is_confirmed: boolean;
}

/**
 * Where a figure comes from and how old it is.
 * @param isGuide says that the answer is a guide, ± 20 %
 * @source design D31
 */
export function SourceNote(props: {
  /** What the figure is: "Target: 150 lx". */
  readonly what?: string;
  readonly origin?: Origin;
  readonly isGuide?: boolean;
}) {
  const { what, origin, isGuide = false } = props;
  const parts = [
    what === undefined ? undefined : `${what}.`,
    ...originWords(origin),
    isGuide ? toolCopy.guide : undefined,
  ];
  return <p className={css.note}>{parts.filter((part) => part !== undefined).join(" ")}</p>;
}

function originWords(origin: Origin | undefined): (string | undefined)[] {
  if (origin === undefined) return [];
  const { source, as_of, is_confirmed } = origin;
  return [
    as_of === null ? undefined : toolCopy.asOf(dayText(as_of)),
    source === null ? undefined : toolCopy.source(source.replace(/\.$/, "")),
    is_confirmed ? undefined : toolCopy.toConfirm,
  ];
}
