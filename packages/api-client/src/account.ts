import {
  type Account,
  deleteAccount,
  exportAccount,
  listAddresses,
  readAccount,
  removeAddress,
  type SavedAddress,
  saveAddress,
  updateAccount,
} from "@precise/contract/account";
import { listOrders, type OrderEntry, readOwnOrder } from "@precise/contract/customer-orders";
import type { Order } from "@precise/contract/order";
import type { BodyOf, DataOf } from "@precise/contract/route";
import type { SignInTokens } from "@precise/contract/session";
import { type ApiResult, nullWhereNotFound } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

export async function fetchAccount(client: ApiClient): Promise<ApiResult<Account>> {
  const result = await call(client, readAccount, {});
  return result.ok ? { ok: true, value: result.value.account } : result;
}

/** Only what is named changes; an empty phone removes it. */
export async function changeAccount(
  client: ApiClient,
  change: BodyOf<typeof updateAccount>,
): Promise<ApiResult<Account>> {
  const result = await call(client, updateAccount, { body: change });
  return result.ok ? { ok: true, value: result.value.account } : result;
}

export async function fetchAddresses(client: ApiClient): Promise<ApiResult<readonly SavedAddress[]>> {
  return addressesOf(await call(client, listAddresses, {}));
}

/** Adds an address, or changes the one whose `id` is given. */
export async function putAddress(
  client: ApiClient,
  entry: BodyOf<typeof saveAddress>,
): Promise<ApiResult<readonly SavedAddress[]>> {
  return addressesOf(await call(client, saveAddress, { body: entry }));
}

export async function dropAddress(
  client: ApiClient,
  id: string,
): Promise<ApiResult<readonly SavedAddress[]>> {
  return addressesOf(await call(client, removeAddress, { params: { id } }));
}

/** All that is kept about the signed-in person. @param tokens of a sign-in of the last five minutes, not used before */
export async function fetchRecords(
  client: ApiClient,
  tokens: SignInTokens,
): Promise<ApiResult<DataOf<typeof exportAccount>>> {
  return call(client, exportAccount, { body: tokens });
}

/**
 * Deletes the person here; the sign-in itself is deleted with the identity provider afterwards.
 * @param tokens of a sign-in of the last five minutes, not used before
 */
export async function eraseAccount(client: ApiClient, tokens: SignInTokens): Promise<ApiResult<true>> {
  const result = await call(client, deleteAccount, { body: tokens });
  return result.ok ? { ok: true, value: true } : result;
}

export async function fetchOrders(client: ApiClient): Promise<ApiResult<readonly OrderEntry[]>> {
  const result = await call(client, listOrders, {});
  return result.ok ? { ok: true, value: result.value.orders } : result;
}

/** One of the person's own orders; null for any other. */
export async function fetchOwnOrder(client: ApiClient, number: string): Promise<ApiResult<Order | null>> {
  const result = await call(client, readOwnOrder, { params: { number } });
  if (result.ok) return { ok: true, value: result.value.order };
  return nullWhereNotFound(result);
}

function addressesOf(result: ApiResult<DataOf<typeof listAddresses>>): ApiResult<readonly SavedAddress[]> {
  return result.ok ? { ok: true, value: result.value.addresses } : result;
}
