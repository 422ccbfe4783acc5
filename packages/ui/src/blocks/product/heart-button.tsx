import { Icon } from "../../components/text/icon.tsx";
import * as css from "./heart-button.css.ts";

/** A heart that is on or off: filled, and named for screen readers. Placed over the corner of a picture. A page's loader may fill it first. */
export function HeartButton(props: {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Called when it is pointed at or focused: what a press needs can be fetched. */
  readonly onIntent: () => void;
}) {
  const { name, isOn, onToggle, onIntent } = props;
  return (
    <button
      type="button"
      className={css.heart}
      data-replay="listening"
      aria-pressed={isOn}
      aria-label={name}
      suppressHydrationWarning
      onClick={onToggle}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="heart" />
    </button>
  );
}
