import type { Category } from "@precise/contract/category";
import { SkipLink } from "@precise/ui/components/skip-link";
import { ToastRegion } from "@precise/ui/components/toast.client";
import type { ReactNode } from "react";
import { loadCompany } from "../server/company.ts";
import { FrameFooter } from "./frame-footer.tsx";
import { FrameHeader } from "./frame-header.tsx";

/** Header, content and, on pages that are not about paying, footer. @source SPEC §2 "Frame behaviour" */
export async function SiteFrame(props: {
  readonly categories: readonly Category[];
  /** Absent on the cart and in checkout. */
  readonly hasFooter: boolean;
  readonly children: ReactNode;
}) {
  const { categories, hasFooter, children } = props;
  return (
    <>
      <SkipLink />
      <FrameHeader categories={categories} />
      <main id="main">{children}</main>
      {hasFooter && <FrameFooter categories={categories} company={await loadCompany()} />}
      <ToastRegion />
    </>
  );
}
