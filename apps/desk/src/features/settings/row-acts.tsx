import { TextButton } from "@precise/ui/components/inputs/text-button";
import * as css from "./shop-settings.css.ts";
import { moved } from "./typed-rows.ts";

/** What can be done with an entry of an ordered list: a place up, a place down, away with it. */
export function RowActs<Entry>(props: {
  readonly list: readonly Entry[];
  readonly at: number;
  /** The entry in words, for those who hear the buttons. */
  readonly name: string;
  readonly onChange: (list: readonly Entry[]) => void;
}) {
  const { list, at, name, onChange } = props;
  return (
    <span className={css.rowActs}>
      <TextButton
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onChange(moved(list, at, -1))}
      >
        Up
      </TextButton>
      <TextButton
        aria-label={`Move ${name} down`}
        disabled={at === list.length - 1}
        onClick={() => onChange(moved(list, at, 1))}
      >
        Down
      </TextButton>
      <TextButton aria-label={`Remove ${name}`} onClick={() => onChange(list.toSpliced(at, 1))}>
        Remove
      </TextButton>
    </span>
  );
}
