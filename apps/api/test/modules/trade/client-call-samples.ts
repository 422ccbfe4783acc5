import { randomUUID } from "node:crypto";
import { passwordMark, passwordResetPath } from "#api/modules/trade/password-link.ts";
import { readLoginPerson } from "#api/modules/trade/person-rows.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";
import { clientPassword, logIn, putClients } from "./put-clients.ts";

/** A sample of every call of the trade area, and what they need. */
export async function clientCallSamples(api: TestApi): Promise<Record<string, Sample>> {
  const { ngozi, halima } = await putClients(api.db);
  const contact = { firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" };
  const application = { company: "Ife Interiors", trade: "designer", state: "Osun" };
  await putTradeProduct(api);
  const clientCookie = await logIn(api, ngozi.email);
  const list = "/api/clients/product";
  return {
    listClientCategories: { clientCookie },
    getClientCategoryById: {
      clientCookie,
      path: "/api/clients/category/getcategorybyid/19",
      bad: { path: "/api/clients/category/getcategorybyid/one", field: "id" },
      missing: { path: "/api/clients/category/getcategorybyid/182" },
    },
    listClientAttributes: { clientCookie },
    listClientCategoryProducts: {
      clientCookie,
      path: `${list}/category/19/1/24`,
      body: {},
      bad: { path: `${list}/category/19/1/97`, body: {}, field: "pageSize" },
      missing: { path: `${list}/category/182/1/24`, body: {} },
    },
    filterClientProducts: {
      clientCookie,
      path: `${list}/filter/0`,
      body: { filters: { price: { from: 1, to: 5000 } }, sort: { field: "price" } },
      bad: { path: `${list}/filter/0`, body: { sort: { field: "mood" } }, field: "sort.field" },
      missing: { path: `${list}/filter/999`, body: {} },
    },
    searchClientProducts: {
      clientCookie,
      body: { name: "lamp" },
      bad: { body: { name: "" }, field: "name" },
    },
    getClientProductsByIds: {
      clientCookie,
      body: { skus: ["LAMP-1"] },
      bad: { body: { skus: [] }, field: "skus" },
    },
    getClientProductByPath: {
      clientCookie,
      path: `${list}/by-path/lamp-LAMP-1`,
      missing: { path: `${list}/by-path/no-such-lamp` },
    },
    logInClient: {
      body: { email: ngozi.email, password: clientPassword },
      bad: { body: { email: "ngozi", password: "x" }, field: "email" },
    },
    logOutClient: { clientCookie: await logIn(api, ngozi.email) },
    readClientSession: { clientCookie: await logIn(api, ngozi.email) },
    changeClientPassword: {
      // Someone new each time: who has changed a password has another one.
      clientCookie: async () => logIn(api, (await putClients(api.db)).tunde.email),
      body: { current_password: clientPassword, new_password: randomUUID() },
      bad: { body: { current_password: "x", new_password: "short" }, field: "new_password" },
    },
    requestClientPasswordLink: {
      body: { email: ngozi.email },
      bad: { body: { email: "ngozi" }, field: "email" },
    },
    resetClientPassword: {
      body: { token: await passwordToken(api, halima.personId), password: randomUUID() },
      bad: { body: { token: "x", password: "short" }, field: "password" },
      missing: { body: { token: "x.y", password: randomUUID() } },
    },
    applyForClientAccount: {
      body: { ...application, contact: { ...contact, email: "ife@example.com" } },
      bad: {
        body: { ...application, trade: "magician", contact: { ...contact, email: "ife@example.com" } },
        field: "trade",
      },
    },
  };
}

async function passwordToken(api: TestApi, personId: string): Promise<string> {
  const mark = passwordMark((await readLoginPerson(api.db, personId))?.passwordHash ?? "");
  return passwordResetPath(api.links, { personId, mark }, new Date()).split("/").at(-1) ?? "";
}

/** Makes LAMP-1 one of the trade area: its category is below Indoor, and it has a trade price. */
async function putTradeProduct(api: TestApi): Promise<void> {
  await api.db.query(
    `insert into category (id, position, name, url_key) values (19, 0, 'Indoor', 'indoor') on conflict do nothing`,
  );
  await api.db.query("update category set parent_id = 19 where id = 16");
  await api.db.query("update product set trade_price_kobo = 80000 where sku = 'LAMP-1'");
  await api.db.query(
    "update catalogue_state set version = version + 1, content_version = content_version + 1",
  );
  await api.refreshCatalogue();
}
