import { ToastRegion } from "@precise/ui/components/feedback/toast.client";
import { SkipLink } from "@precise/ui/components/navigation/skip-link";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SignInPage } from "#desk/features/staff/sign-in/sign-in-page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { Gate } from "#desk/session/gate.tsx";
import { useMay } from "#desk/session/session.ts";
import { AwayBanner } from "./away-banner.tsx";
import { CommandKeys } from "./command-keys.tsx";
import * as css from "./desk-frame.css.ts";
import { Navigation } from "./navigation.tsx";
import { OrderNews } from "./order-news.tsx";
import { ScreenFrame } from "./screen-frame.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { TopBar } from "./top-bar.tsx";

const InvitationPage = lazy(async () => ({
  default: (await import("#desk/features/staff/invitation/invitation-page.tsx")).InvitationPage,
}));

/** What is round every screen. */
export function DeskFrame() {
  const isInvitation = useRouterState({ select: ({ location }) => location.pathname === "/invitation" });
  // Whoever opens an invitation has no account yet, or another's is open in this browser.
  if (isInvitation)
    return (
      <Suspense fallback={<Waiting label="Opening" />}>
        <InvitationPage />
      </Suspense>
    );
  return (
    <>
      <Gate signIn={<SignInPage />}>
        <SkipLink to="#screen" />
        <div className={css.frame}>
          <div className={css.side}>
            <Navigation />
          </div>
          <div className={css.column}>
            <TopBar />
            <AwayBanner />
            <main id="screen" className={css.screen} tabIndex={-1}>
              <ScreenFrame />
            </main>
          </div>
        </div>
        <CommandKeys />
        <NewsOfOrders />
        <SignInAgain />
      </Gate>
      <ToastRegion />
    </>
  );
}

/** Who may not read orders hears of none. */
function NewsOfOrders() {
  return useMay("order.read") ? <OrderNews /> : null;
}
