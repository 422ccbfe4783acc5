import { listDeskReturns } from "@precise/contract/desk/returns";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { OpenReturnDialog } from "./open-return-dialog.tsx";
import { returnColumns, returnFilters } from "./return-columns.tsx";

/** Returns and warranty claims: what is waiting to be decided, to come, and to be settled. */
export function ReturnsScreen() {
  const [isOpening, setOpening] = useState(false);
  const mayOpen = useMay("return.settle");
  return (
    <ListScreen
      title="Returns"
      actions={mayOpen && <Button onClick={() => setOpening(true)}>Write a return down</Button>}
      call={listDeskReturns}
      rows={(page) => page.returns}
      columns={returnColumns}
      filters={returnFilters}
      rowId={({ number }) => number}
      rowHref={({ number }) => `/returns/${number}`}
      searchHint="Return, order, name, phone"
      emptyWords="No one has asked for a return yet."
    >
      {isOpening && <OpenReturnDialog onClose={() => setOpening(false)} />}
    </ListScreen>
  );
}
