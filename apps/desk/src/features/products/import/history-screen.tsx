import { listImports } from "@precise/contract/desk/products/imports";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { optionsOf } from "#desk/table/column.ts";
import { onlyChosen } from "#desk/table/table-state.ts";
import { importColumns } from "./import-columns.tsx";
import { ImportTabs } from "./import-tabs.tsx";
import { stateWords } from "./import-words.ts";

const states = ["preview", "applied", "undone"] as const;
const filters = [{ key: "state", name: "State", options: optionsOf(stateWords, states) }];

/** Every file that was given in, and every import that was undone. */
export function ImportHistoryScreen() {
  return (
    <ListScreen
      title="Imports"
      call={listImports}
      rows={(page) => page.imports}
      query={({ search, filters }) => ({
        search: search || undefined,
        state: onlyChosen(states, filters.state),
      })}
      above={<ImportTabs current="history" />}
      columns={importColumns}
      filters={filters}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/import/${id}`}
      searchHint="File, item number or hash"
      emptyWords="Nothing was imported at the desk yet."
    />
  );
}
