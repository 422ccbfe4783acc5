import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { searchText } from "#desk/address/search-text.ts";
import { useAddress } from "#desk/address/use-address.ts";
import { readTableState, type TableShape, type TableState, writeTableState } from "./table-state.ts";

/** A list's state, and how to change it. */
export interface TableControl {
  readonly state: TableState;
  readonly shape: TableShape;
  /** Goes to the state's address; typing replaces it, so that Back leads to the last choice and not to the last letter. */
  readonly change: (next: TableState, how?: "push" | "replace") => void;
}

/** The state of the screen's list, from the address. @param shape a constant of the screen */
export function useTableState(shape: TableShape): TableControl {
  const router = useRouter();
  const address = useAddress();
  return useMemo(
    () => ({
      state: readTableState(address, shape),
      shape,
      change(next, how = "push") {
        const { pathname } = router.state.location;
        router.history[how](pathname + searchText(writeTableState(next, shape, address)));
      },
    }),
    [address, shape, router],
  );
}
