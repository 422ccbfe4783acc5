import { Icon } from "../../components/text/icon.tsx";
import * as css from "./heart-button.css.ts";

/** A heart that is on or off: filled, and said. It lies over the corner of a picture. */
export function HeartButton(props: {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Somebody turns to it: what a press needs can be fetched. */
  readonly onIntent: () => void;
}) {
  const { name, isOn, onToggle, onIntent } = props;
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={name}
      aria-pressed={isOn}
      onClick={onToggle}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="heart" />
    </button>
  );
}
