import { formatNaira, naira } from "@precise/cart-core/money";
import type { Company } from "@precise/contract/shop/company";
import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { Section } from "@precise/ui/components/layout/layout";
import { type ReadingRow, ReadingTable } from "@precise/ui/components/layout/reading-table";
import type { ReactNode } from "react";
import { figuresOf, withFigures } from "#shop/base/content/figures.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { Steps } from "#shop/base/content/part.tsx";
import { tiersOf } from "#shop/base/delivery-tiers.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./campaigns.css.ts";
import { campaignsCopy } from "./campaigns-copy.ts";
import { type VoucherExample, voucherExample } from "./voucher-examples.ts";

const { voucher: copy } = campaignsCopy;

/** Orders of which some save more than the voucher is worth, in naira. What each saves is worked out when the page is made. */
const shownGoods = [103_000, 180_000, 252_000, 650_000];

/** How the newsletter's voucher works, to the naira. @param company null while it is not known; @param form the newsletter's form @source spec §9 "Newsletter offer", design D3 */
export async function VoucherView({
  company,
  form,
}: {
  readonly company: Company | null;
  readonly form: ReactNode;
}) {
  const page = await loadPage("voucher");
  const tiers = tiersOf(company?.delivery_tiers);
  return (
    <>
      <PageOpening
        path={routes.voucher.href}
        title={withFigures(page.title, figuresOf(company))}
        lead={page.lead}
        note={<div className={css.newsletter}>{form}</div>}
      />
      <Section labelledBy="how">
        <SectionHeading id="how" title={copy.how} />
        <Steps steps={page.steps} />
      </Section>
      <Section labelledBy="guard">
        <SectionHeading id="guard" title={page.guard.title} />
        <p className={css.text}>{page.guard.text}</p>
        <ReadingTable
          caption={copy.caption}
          heads={[copy.goods, copy.without, copy.with, copy.effect]}
          rows={shownGoods
            .map((goods) => voucherExample(naira(goods), tiers))
            .filter((example) => example !== undefined)
            .map(exampleRow)}
        />
        <p className={css.text}>{page.guard.closing}</p>
      </Section>
      <Section labelledBy="conditions">
        <SectionHeading id="conditions" title={page.conditions.title} />
        <MarkdownView text={page.conditions.text} />
      </Section>
    </>
  );
}

function exampleRow({ goods, without, withIt, saves }: VoucherExample): ReadingRow {
  return {
    head: formatNaira(goods),
    cells: [
      formatNaira(without),
      formatNaira(withIt),
      <span key="saves" className={css.better}>
        {copy.saves(formatNaira(saves))}
      </span>,
    ],
  };
}
