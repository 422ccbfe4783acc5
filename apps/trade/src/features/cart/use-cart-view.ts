import {
  ApiCallError,
  type ApiFailure,
  type ApiResult,
  unwrapOrThrow,
} from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { clientCartQueries } from "@precise/api-client/clients/client.queries";
import { type ClientCart, removeFromClientCart, updateClientCart } from "@precise/contract/trade/cart";
import { browserApi } from "@precise/web/shell/browser-api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { keepCart, onCartKeptElsewhere } from "./cart-memory.ts";
import { type CartView, viewOfCart } from "./cart-view.ts";

/** The new values of one row; a quantity of 0 removes it. */
export interface LineChange {
  readonly line_id: string;
  readonly quantity: number;
  /** Unchanged if absent. */
  readonly side_mark?: string;
}

/**
 * The cart page's cart: what the server rendered, then the API's answers. Changes are sent one after the other, so that no
 * answer overtakes another.
 */
export function useCartView(initial: CartView): {
  readonly view: CartView;
  readonly isSaving: boolean;
  readonly failure: ApiFailure | null;
  readonly change: (change: LineChange) => void;
} {
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const current = clientCartQueries.current(browserApi);
  const { data } = useQuery({
    ...current,
    // What the server has rendered a moment ago is not fetched again until something changes.
    enabled: isAsked,
    select: (cart) => viewOfCart(cart, initial.page),
  });
  const refresh = useCallback(() => {
    setIsAsked(true);
    void queries.invalidateQueries({ queryKey: clientCartQueries.all() });
  }, [queries]);

  const change = useMutation({
    scope: { id: "client-cart" },
    mutationFn: async (line: LineChange) => unwrapOrThrow(await send(line)),
    onSuccess: (cart) => {
      queries.setQueryData(current.queryKey, cart);
      keepCart(cart);
    },
    onError: (error) => {
      // Another tab has removed the row, or joined it with another: show what there is.
      if (error instanceof ApiCallError && error.failure.code === "unknown_line") refresh();
    },
  });
  useEffect(() => onCartKeptElsewhere(refresh), [refresh]);

  return {
    view: data ?? initial,
    isSaving: change.isPending,
    failure: change.error instanceof ApiCallError ? change.error.failure : null,
    change: change.mutate,
  };
}

function send(line: LineChange): Promise<ApiResult<ClientCart>> {
  return line.quantity === 0
    ? call(browserApi, removeFromClientCart, { body: { line_id: line.line_id } })
    : call(browserApi, updateClientCart, { body: { items: [line] } });
}
