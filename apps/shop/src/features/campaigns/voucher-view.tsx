import { formatNaira, type Kobo, naira } from "@precise/cart-core/money";
import { SectionHeading } from "@precise/ui/blocks/section-heading";
import { Section } from "@precise/ui/components/layout";
import type { ReactNode } from "react";
import { content } from "../../content/content-files.ts";
import { withFigures } from "../../content/figures.ts";
import { MarkdownView } from "../../content/markdown-view.tsx";
import { PageOpening } from "../../content/page-opening.tsx";
import { Steps } from "../../content/part.tsx";
import { routes } from "../../shell/route-table.ts";
import * as css from "./campaigns.css.ts";
import { campaignsCopy } from "./campaigns-copy.ts";
import { type VoucherExample, voucherExample } from "./voucher-examples.ts";

const { voucher: copy } = campaignsCopy;

/** Orders that show each thing that the voucher can do. What it does is worked out when the page is made. */
const shownGoods = [103_000, 180_000, 252_000, 502_000, 504_500, 650_000];

/** How the newsletter's voucher works, to the naira. @param form the newsletter's form @source SPEC §9 "Newsletter offer", D3 */
export function VoucherView({ form }: { readonly form: ReactNode }) {
  const page = content("voucher.yaml");
  return (
    <>
      <PageOpening
        path={routes.voucher.href}
        title={withFigures(page.title)}
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className={css.tableFrame} aria-label={copy.caption} tabIndex={0}>
          <table className={css.table}>
            <caption className={css.caption}>{copy.caption}</caption>
            <thead>
              <tr>
                {[copy.goods, copy.without, copy.with, copy.effect].map((head) => (
                  <th key={head} scope="col" className={css.cell}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownGoods.map((goods) => (
                <ExampleRow key={goods} {...voucherExample(naira(goods))} />
              ))}
            </tbody>
          </table>
        </section>
        <p className={css.text}>{page.guard.closing}</p>
      </Section>
      <Section labelledBy="conditions">
        <SectionHeading id="conditions" title={page.conditions.title} />
        <MarkdownView text={page.conditions.text} />
      </Section>
    </>
  );
}

function ExampleRow({ goods, goodsWith, payableWithout, payableWith, verdict }: VoucherExample) {
  const isWorse = verdict.kind === "costs-more" || verdict.kind === "needs-confirmation";
  return (
    <tr>
      <th scope="row" className={css.cell}>
        {formatNaira(goods)}
      </th>
      <td className={css.cell}>{payableText(payableWithout, goods)}</td>
      <td className={css.cell}>{payableText(payableWith, goodsWith)}</td>
      <td className={`${css.cell} ${isWorse ? css.worse : css.better}`}>{effectText(verdict)}</td>
    </tr>
  );
}

function payableText(payable: Kobo | null, goods: Kobo): string {
  return payable === null ? copy.confirmed(formatNaira(goods)) : formatNaira(payable);
}

function effectText(verdict: VoucherExample["verdict"]): string {
  switch (verdict.kind) {
    case "saves":
      return copy.saves(formatNaira(verdict.saves));
    case "costs-more":
      return copy.costs(formatNaira(verdict.costsMore));
    case "needs-confirmation":
      return copy.asks;
    case "settles-delivery":
      return copy.settles;
    case "no-difference":
      return copy.same;
    case "below-minimum":
      return copy.below;
  }
}
