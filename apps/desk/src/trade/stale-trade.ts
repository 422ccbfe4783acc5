import { listCompanies, readCompany } from "@precise/contract/desk/companies";
import { listApprovals } from "@precise/contract/desk/desk-approvals";
import { listPriceLists, readPriceList } from "@precise/contract/desk/price-lists";
import { readToday } from "@precise/contract/desk/today";
import { listTradeApplications, readTradeApplication } from "@precise/contract/desk/trade-applications";

/** What is read again after something was changed about a trade company. */
export const staleAfterTrade = [
  listCompanies,
  readCompany,
  listTradeApplications,
  readTradeApplication,
  listPriceLists,
  readPriceList,
  listApprovals,
  readToday,
];
