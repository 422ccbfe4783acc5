import type { FunctionComponent } from "react";
import { useAddress } from "#desk/address/use-address.ts";
import { Page } from "#desk/parts/page.tsx";
import { Tabs } from "#desk/parts/tabs.tsx";
import { BestSellersReport } from "./best-sellers-report.tsx";
import { FunnelReport } from "./funnel-report.tsx";
import { SlowStockReport } from "./slow-stock-report.tsx";
import { TakingsReport } from "./takings-report.tsx";
import { VatReport } from "./vat-report.tsx";

const reports: readonly (readonly [key: string, name: string, report: FunctionComponent])[] = [
  ["takings", "Takings", TakingsReport],
  ["vat", "VAT", VatReport],
  ["best-sellers", "Best sellers", BestSellersReport],
  ["slow-stock", "Stock that does not turn", SlowStockReport],
  ["funnel", "From page to door", FunnelReport],
];

/** Figures that people look at, one report at a time; which one is in the address. */
export function ReportsScreen() {
  const { report } = useAddress();
  const [key, , Report] = reports.find(([each]) => each === report) ?? ["takings", "Takings", TakingsReport];
  return (
    <Page title="Reports" isFilled={key === "slow-stock"}>
      <Tabs
        label="Reports"
        current={key}
        tabs={reports.map(([id, name]) => ({ id, name, href: `/reports?report=${id}` }))}
      />
      <Report />
    </Page>
  );
}
