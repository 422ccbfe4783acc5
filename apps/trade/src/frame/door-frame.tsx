import { Wordmark } from "@precise/ui/blocks/header/wordmark";
import { ToastRegion } from "@precise/ui/components/feedback/toast.client";
import { LightSwitch } from "@precise/ui/components/inputs/light-switch.client";
import { Container } from "@precise/ui/components/layout/layout";
import { SkipLink } from "@precise/ui/components/navigation/skip-link";
import type { ReactNode } from "react";
import { copy } from "#trade/base/copy.ts";
import { fullPath, homePath } from "#trade/base/routes/base-path.ts";
import { loadShopName } from "#trade/base/server/company.data.ts";
import * as css from "./door-frame.css.ts";
import { FrameTopBar } from "./frame-top-bar.tsx";

/** The frame of pages that open without a session: top bar, wordmark and the link back to the shop. */
export async function DoorFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <FrameTopBar />
      <header className={css.header}>
        <Container>
          <div className={css.bar}>
            <a href={fullPath(homePath)} className={css.logo}>
              <Wordmark name={await loadShopName()} />
            </a>
            <div className={css.ends}>
              {/* Another app: a plain link. */}
              <a href="/">{copy.toShop}</a>
              <LightSwitch />
            </div>
          </div>
        </Container>
      </header>
      <main id="main">{children}</main>
      <ToastRegion />
    </>
  );
}
