import { listApprovals } from "@precise/contract/desk/staff/approvals";
import { readToday } from "@precise/contract/desk/today";
import { listCompanies, readCompany } from "@precise/contract/desk/trade/companies";
import { listPriceLists, readPriceList } from "@precise/contract/desk/trade/price-lists";
import { listTradeApplications, readTradeApplication } from "@precise/contract/desk/trade/trade-applications";

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
