import { createPriceList, sendPrices } from "@precise/contract/desk/trade/price-lists";
import { putClients } from "../../modules/trade/put-clients.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Trade companies, those who apply to be one, and their price lists. */
export function tradeSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner } = shop;
  const ife = { firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" };
  const nextIfe = () => ({ ...ife, email: `${shop.next("ife")}@example.com` });

  /** The newest application for a trade account. */
  async function application() {
    await api.post("/api/clients/apply", {
      ...{ company: "Ife Interiors", trade: "designer", state: "Osun" },
      contact: nextIfe(),
    });
    const [row] = await api.db.query<{ id: number }>("select max(id)::int as id from client_application");
    return { params: { id: row?.id ?? 0 } };
  }
  async function company() {
    return { params: { id: (await putClients(api.db)).ngozi.companyId } };
  }
  async function person() {
    const { ngozi } = await putClients(api.db);
    return { params: { id: ngozi.companyId, person: ngozi.personId } };
  }
  /** What makes a price list that nobody has made. */
  const newList = () => ({ code: shop.next("frame"), label: "Frame", percent: 92.5, rounding: 50 });
  async function priceList() {
    const body = newList();
    await (await openOwner()).done(createPriceList, { body });
    return { params: { code: body.code } };
  }
  /** A price list, and a file of its own prices. */
  async function pricesToSend() {
    await shop.putGoods();
    await api.db.query("update product set trade_price_kobo = 80000 where sku = 'FUZZ-LAMP'");
    return { ...(await priceList()), body: { name: "frame.csv", text: "sku,net\nFUZZ-LAMP,790" } };
  }
  /** The same, checked. */
  async function checkedPrices() {
    const input = await pricesToSend();
    const sent = await (await openOwner()).done(sendPrices, input);
    return { params: { ...input.params, id: sent.import.id } };
  }

  return {
    ...about(application, ["readTradeApplication", "declineTradeApplication"]),
    ...about(async () => {
      const body = { price_list: "contractor", credit_limit: 0, terms_days: 30 };
      return { ...(await application()), body };
    }, ["approveTradeApplication"]),
    ...about(async () => {
      const terms = { price_list: "contractor", credit_limit: 0, terms_days: 30 };
      return { body: { name: shop.next("Ife Ltd"), ...terms, person: nextIfe() } };
    }, ["openCompany"]),
    ...about(company, [
      "readCompany",
      "assignPriceList",
      "setCompanyTerms",
      "setCompanyTin",
      "setCompanyState",
    ]),
    ...about(async () => ({ ...(await company()), body: nextIfe() }), ["addCompanyPerson"]),
    ...about(
      async () => ({ ...(await company()), body: { limit: 48_500, from: 500_000 } }),
      ["setCreditLimit"],
    ),
    ...about(person, ["setCompanyPersonState", "resetCompanyPassword", "signCompanyPersonOut"]),
    ...about(async () => ({ body: newList() }), ["createPriceList"]),
    ...about(priceList, ["readPriceList", "listOwnPrices", "exportPrices"]),
    ...about(pricesToSend, ["sendPrices"]),
    ...about(checkedPrices, ["readPriceImport", "listPriceImportLines", "applyPriceImport"]),
  };
}
