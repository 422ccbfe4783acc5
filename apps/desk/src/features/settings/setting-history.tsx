import { isOwnersAlone, needsSource } from "@precise/contract/desk/settings/setting-kinds";
import {
  cancelShopSetting,
  listShopSettings,
  readShopSetting,
  type SettingChange,
  type ShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { dayText, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { savingToUndo, wayBack } from "./setting-undo.ts";
import { keyText, valueText } from "./setting-words.ts";
import { useSetSetting, type WantedEntry } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

/** What is still to come, with the way to cancel it; nothing where nothing is. */
export function UpcomingChanges({ setting }: { readonly setting: ShopSetting }) {
  const cancel = useDeskWrite(cancelShopSetting, [readShopSetting, listShopSettings]);
  const upcoming = setting.changes.filter(({ state }) => state === "upcoming");
  if (upcoming.length === 0) return null;
  const take = async ({ id, key }: SettingChange) => {
    const done = await cancel.mutateAsync([{ params: { kind: setting.kind }, body: { id: id ?? 0 } }]);
    if (done.ok) showDone(`${keyText(setting, key)} will not change`);
    else showTrouble("It could not be cancelled", failureWords(done.failure));
  };
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>To come</h2>
      <DenseTable
        look="cards"
        label="Changes to come"
        columns={[
          { key: "what", head: "What", isRowHead: true },
          { key: "from", head: "From" },
          { key: "value", head: "Then", isWide: true },
          { key: "by", head: "Set by" },
          { key: "act", head: "Cancel", isHeadHidden: true, align: "end" },
        ]}
        rows={upcoming.map((change) => ({
          key: String(change.id),
          cells: {
            what: keyText(setting, change.key),
            from: change.valid_from && shortDayAndTime(change.valid_from),
            value: valueText(setting.kind, change.key, change.value),
            by: change.set_by,
            act: (
              <TextButton
                aria-label={`Cancel the change of ${keyText(setting, change.key)}`}
                onClick={() => void take(change)}
              >
                Cancel
              </TextButton>
            ),
          },
        }))}
      />
    </section>
  );
}

const stateWords: Readonly<Record<SettingChange["state"], string>> = {
  "in-force": "Counts now",
  upcoming: "To come",
  over: "Was followed",
  cancelled: "Cancelled",
};

/** Who changed what, when, from what to what: the newest first. */
export function SettingHistory({ setting }: { readonly setting: ShopSetting }) {
  const { kind, changes } = setting;
  const isOwner = useMay("settings.owner");
  // A rate is never taken back, and figures of others come with their source.
  const canGoBack = kind !== "vat" && !needsSource(kind) && (isOwner || kind !== "identity");
  const { send, isPending } = useSetSetting(setting);
  const goBack = async (entries: readonly WantedEntry[]) => {
    const outcome = await send(entries);
    const [first] = entries;
    if (outcome.kind === "set")
      showDone(
        entries.length === 1 && first
          ? `${keyText(setting, first.key)} is set back`
          : `${entries.length} are set back, as one change`,
      );
    else if (outcome.kind === "conflict")
      showTrouble("It was changed meanwhile", "Look at the history again.");
    else showTrouble("It could not be set back", failureWords(outcome.failure));
  };
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>History</h2>
      {changes.length === 0 ? (
        <p className={texts.muted}>Nothing was changed yet: what the shop began with holds.</p>
      ) : (
        <DenseTable
          look="cards"
          label="History"
          columns={[
            { key: "at", head: "When", isRowHead: true },
            { key: "by", head: "Who" },
            { key: "what", head: "What" },
            { key: "before", head: "Before", isWide: true },
            { key: "after", head: "After", isWide: true },
            { key: "state", head: "State" },
            ...(canGoBack
              ? [{ key: "act", head: "Go back", isHeadHidden: true, align: "end" } as const]
              : []),
          ]}
          rows={changes.map((change) => ({
            key: String(change.id),
            cells: {
              at: change.set_at && shortDayAndTime(change.set_at),
              by: change.set_by,
              what: keyText(setting, change.key),
              before: change.before === null ? "–" : valueText(kind, change.key, change.before),
              after: valueText(kind, change.key, change.value),
              state: stateText(change),
              act: canGoBack && (isOwner || !isOwnersAlone(kind, change.key)) && (
                <WaysBack
                  changes={changes}
                  change={change}
                  name={keyText(setting, change.key)}
                  isPending={isPending}
                  onGo={(entries) => void goBack(entries)}
                />
              ),
            },
            ...(originText(change) !== "" && {
              below: <span className={texts.small}>{originText(change)}</span>,
            }),
          }))}
        />
      )}
    </section>
  );
}

/** The ways back that a row of the history offers: of its entry, and of all that were saved with it. */
function WaysBack(props: {
  readonly changes: readonly SettingChange[];
  readonly change: SettingChange;
  readonly name: string;
  readonly isPending: boolean;
  readonly onGo: (entries: readonly WantedEntry[]) => void;
}) {
  const { changes, change, name, isPending, onGo } = props;
  const one = wayBack(change);
  const saving = savingToUndo(changes, change);
  if (one === undefined) return null;
  return (
    <span className={layouts.acts}>
      <TextButton
        disabled={isPending}
        aria-label={`${one.words}: ${name}`}
        onClick={() => onGo([{ key: change.key, value: one.value }])}
      >
        {one.words}
      </TextButton>
      {saving && (
        <TextButton
          disabled={isPending}
          aria-label={`Undo all ${saving.length} of this saving`}
          onClick={() => onGo(saving)}
        >
          Undo all {saving.length}
        </TextButton>
      )}
    </span>
  );
}

function stateText({ state, set_at, valid_from, cancelled_by }: SettingChange): string {
  if (state === "cancelled") return `Cancelled by ${cancelled_by}`;
  const isLater = valid_from !== null && set_at !== null && valid_from > set_at;
  return isLater ? `${stateWords[state]}, from ${shortDayAndTime(valid_from)}` : stateWords[state];
}

/** "NERC order, as of 1 November 2026. Confirmed by telephone" */
export function originText({
  source,
  as_of,
  note,
}: Pick<SettingChange, "source" | "as_of" | "note">): string {
  const origin = [source, as_of && `as of ${dayText(as_of)}`].filter(Boolean).join(", ");
  return [origin, note].filter(Boolean).join(". ");
}
