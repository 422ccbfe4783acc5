import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { failureWords } from "#desk/api/failure-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import type { Filter } from "./column.ts";
import { narrowingOf } from "./narrowing.ts";
import * as css from "./no-rows.css.ts";
import type { List } from "./use-list.ts";
import type { TableControl } from "./use-table-state.ts";

/** A list without rows: it could not be read, nothing is in it, or the filters leave nothing, and then which one to drop. */
export function NoRows(props: {
  readonly list: List<unknown>;
  readonly filters: readonly Filter[];
  readonly control: TableControl;
  readonly without: Readonly<Record<string, number>>;
  readonly words: string;
}) {
  const { list, filters, control, without: counts, words } = props;
  if (list.failure !== null) {
    return (
      <div className={css.place}>
        <Alert tone="critical" title="The list could not be read">
          {failureWords(list.failure)}
        </Alert>
        <Button tone="secondary" onClick={list.readAgain}>
          Try again
        </Button>
      </div>
    );
  }
  const narrowing = narrowingOf(control.state, filters);
  return (
    <div className={css.place}>
      <p className={css.title}>{narrowing.length > 0 ? "Nothing fits these filters" : words}</p>
      {narrowing.length > 0 && (
        <ul role="list" className={layouts.acts}>
          {narrowing.map(({ key, words: each, without }) => {
            const count = counts[key.split("=", 1)[0] ?? key];
            return (
              <li key={key}>
                <Button tone="choice" onClick={() => control.change(without)}>
                  {`Without “${each}”${count === undefined ? "" : `: ${count}`}`}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
