import type { FunctionComponent } from "react";
import { useAddress } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { BestSellersReport } from "./best-sellers-report.tsx";
import { FunnelReport } from "./funnel-report.tsx";
import * as css from "./reports.css.ts";
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

/** Figures that people look at, one report at a time; which one stands in the address. */
export function ReportsScreen() {
  const { report } = useAddress();
  const [key, , Report] = reports.find(([each]) => each === report) ?? ["takings", "Takings", TakingsReport];
  return (
    <Page title="Reports" isFilled={key === "slow-stock"}>
      <nav className={css.tabs} aria-label="Reports">
        {reports.map(([each, name]) => (
          <DeskLink
            key={each}
            className={css.tab}
            href={`/reports?report=${each}`}
            aria-current={each === key ? "page" : undefined}
          >
            {name}
          </DeskLink>
        ))}
      </nav>
      <Report />
    </Page>
  );
}
