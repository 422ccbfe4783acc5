import { Button } from "@precise/ui/components/inputs/button";
import { FieldError } from "@precise/ui/components/inputs/field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "./attributes.css.ts";

type Options = { value: string; label: string }[];

/** The options of an attribute in the order to show; a new one gets its value from its name. */
export function OptionsField(props: {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  readonly error: string | undefined;
  readonly errorAt: (place: number) => string | undefined;
}) {
  const { options, onChange, error, errorAt } = props;
  const swap = (place: number, other: number) => {
    const next = [...options];
    const [one, two] = [next[place], next[other]];
    if (!one || !two) return;
    next[place] = two;
    next[other] = one;
    onChange(next);
  };
  return (
    <fieldset className={layouts.plainGroup}>
      <legend className={css.legend}>Options</legend>
      <div className={layouts.stack}>
        <ol role="list" className={layouts.closeRows}>
          {options.map(({ value, label }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place among the others.
            <li key={place} className={css.option}>
              <TextField
                id={`option-${place}`}
                label={`Option ${place + 1}`}
                hint={value === "" ? undefined : value}
                autoComplete="off"
                maxLength={80}
                value={label}
                onChange={({ target }) =>
                  onChange(
                    options.map((each, at) => (at === place ? { ...each, label: target.value } : each)),
                  )
                }
                error={errorAt(place)}
              />
              <span className={css.acts}>
                <Button tone="quiet" aria-disabled={place === 0} onClick={() => swap(place, place - 1)}>
                  <DeskIcon name="arrow-up" />
                  <VisuallyHidden>Move {label || `option ${place + 1}`} up</VisuallyHidden>
                </Button>
                <Button
                  tone="quiet"
                  aria-disabled={place === options.length - 1}
                  onClick={() => swap(place, place + 1)}
                >
                  <DeskIcon name="arrow-down" />
                  <VisuallyHidden>Move {label || `option ${place + 1}`} down</VisuallyHidden>
                </Button>
                <Button tone="quiet" onClick={() => onChange(options.filter((_, at) => at !== place))}>
                  <DeskIcon name="trash" />
                  <VisuallyHidden>Remove {label || `option ${place + 1}`}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ol>
        <div>
          <Button tone="secondary" onClick={() => onChange([...options, { value: "", label: "" }])}>
            Add an option
          </Button>
        </div>
        <FieldError id="options" error={error} />
      </div>
    </fieldset>
  );
}
