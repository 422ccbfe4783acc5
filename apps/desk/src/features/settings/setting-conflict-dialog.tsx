import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { Button } from "@precise/ui/components/inputs/button";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { comparedParts, keyText, kindWords, valueText } from "./setting-words.ts";

/** Someone else was faster: both versions side by side. What was typed is still there when it is closed. */
export function SettingConflictDialog(props: {
  readonly seen: ShopSetting;
  readonly current: ShopSetting;
  readonly onClose: () => void;
}) {
  const { seen, current, onClose } = props;
  const before = comparedParts(seen);
  const after = comparedParts(current);
  const parts = [...before, ...after.filter(({ key }) => before.every((part) => part.key !== key))];
  const withdrawn = valueText(current.kind, "", null);
  const textOf = (those: typeof before, key: string) =>
    those.find((part) => part.key === key)?.text ?? withdrawn;
  const changed = parts.filter(({ key }) => textOf(before, key) !== textOf(after, key));
  const [last] = current.changes;
  return (
    <Dialog
      title={`${kindWords[current.kind].name}: changed meanwhile`}
      look="wide"
      onClose={onClose}
      foot={
        <Button data-first="" onClick={onClose}>
          Go on with what is set now
        </Button>
      }
    >
      <p>
        Nothing was changed by you, and what you typed is kept.
        <span>{last && ` Last: ${last.set_by}, ${keyText(current, last.key)}.`}</span>
      </p>
      {changed.length === 0 ? (
        <p>What holds now is as you saw it: a change to come was added or cancelled.</p>
      ) : (
        <FieldDiff
          label="What has changed"
          heads={["As you saw it", "As it is now"]}
          fields={changed.map(({ key, name }) => ({
            key,
            name,
            before: textOf(before, key),
            after: textOf(after, key),
          }))}
        />
      )}
    </Dialog>
  );
}
