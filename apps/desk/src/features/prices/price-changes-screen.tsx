import { listPriceChanges } from "@precise/contract/desk/prices/prices";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { optionsOf } from "#desk/table/column.ts";
import { changeColumns } from "./change-columns.tsx";
import { stateNames } from "./price-change-words.ts";

const filters = [
  {
    key: "state",
    name: "State",
    options: [{ value: "to_look_at", name: "Needs a look" }, ...optionsOf(stateNames)],
  },
  {
    key: "kind",
    name: "Kind",
    options: [
      { value: "change", name: "Change" },
      { value: "sale", name: "Sale" },
    ],
  },
];

/** Changes of many prices and sales, the newest first: what was planned, applied, undone. */
export function PriceChangesScreen() {
  return (
    <ListScreen
      title="Price changes"
      beside={<DeskLink href="/prices">Prices</DeskLink>}
      call={listPriceChanges}
      rows={(page) => page.changes}
      columns={changeColumns}
      filters={filters}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => `/prices/changes/${id}`}
      searchHint="Name or item number"
      emptyWords="No prices were changed here yet. Select products under Prices to begin."
    />
  );
}
