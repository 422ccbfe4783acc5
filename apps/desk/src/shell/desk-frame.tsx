import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ToastRegion } from "@precise/ui/components/feedback/toast.client";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { SkipLink } from "@precise/ui/components/navigation/skip-link";
import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useNews } from "#desk/api/use-news.ts";
import { useKeys } from "#desk/keyboard/use-keys.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { screens } from "#desk/routes/route-list.ts";
import { Gate } from "#desk/session/gate.tsx";
import { useMay, useStaff } from "#desk/session/session.ts";
import { useTabTitle } from "#desk/session/shop-name.ts";
import { useShopLook } from "#desk/session/wear-look.ts";
import { useRowKeys } from "#desk/table/use-row-keys.ts";
import { AwayBanner } from "./away-banner.tsx";
import * as css from "./desk-frame.css.ts";
import { keysScreen } from "./keys-route.ts";
import { menuScreens } from "./menu-screens.ts";
import { Navigation } from "./navigation.tsx";
import { closePalette, openPalette, paletteState } from "./palette-state.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { TopBar } from "./top-bar.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));
const KeyList = lazy(async () => ({ default: (await import("./key-list.tsx")).KeyList }));

const SignInPage = lazy(async () => ({
  default: (await import("#desk/features/staff/sign-in/sign-in-page.tsx")).SignInPage,
}));
const InvitationPage = lazy(async () => ({
  default: (await import("#desk/features/staff/invitation/invitation-page.tsx")).InvitationPage,
}));

/** What is round every screen. */
export function DeskFrame() {
  useShopLook();
  const isInvitation = useRouterState({ select: ({ location }) => location.pathname === "/invitation" });
  // Anyone who opens an invitation has no account yet, or another's is open in this browser.
  if (isInvitation)
    return (
      <Suspense fallback={<Waiting label="Opening" />}>
        <InvitationPage />
      </Suspense>
    );
  return (
    <>
      <Gate
        signIn={
          <Suspense fallback={<Waiting label="Opening" />}>
            <SignInPage />
          </Suspense>
        }
      >
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

/** The keys of the frame, and what they open. */
function CommandKeys() {
  const { permissions } = useStaff();
  const router = useRouter();
  const isPaletteOpen = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  const [isListOpen, setListOpen] = useState(false);
  const goes = menuScreens(permissions).flatMap(({ path, menu }) =>
    menu.goKey === undefined ? [] : [[`go:${menu.goKey}`, () => router.history.push(path)] as const],
  );
  useKeys({
    ...Object.fromEntries(goes),
    commands: openPalette,
    keys: () => setListOpen(true),
    search: () => document.querySelector<HTMLElement>("[data-search]")?.focus(),
    edit: () => document.querySelector<HTMLElement>("[data-edit]")?.click(),
  });
  useRowKeys(() => document.getElementById("screen"), [], undefined, true);
  useKeptFocus("screen");
  return (
    <Suspense>
      {isPaletteOpen && <CommandPalette onClose={closePalette} />}
      {isListOpen && <KeyList onClose={() => setListOpen(false)} />}
    </Suspense>
  );
}

/** Says when orders come in; it draws nothing itself. */
function OrderNews() {
  useNews((orders, count) => {
    const [first] = orders;
    if (first === undefined) return;
    const isOne = count === 1;
    showToast({
      tone: "neutral",
      title: isOne ? `New order ${first.number}` : `${count} new orders`,
      message: isOne ? first.name : `The latest is ${first.number}, ${first.name}`,
      action: isOne
        ? { label: "Open", href: `/orders/${first.number}` }
        : { label: "Show them", href: "/orders" },
    });
  });
  return null;
}

/** The screen of the address, with its name in the tab, where the person's roles open it. */
function ScreenFrame() {
  const { permissions } = useStaff();
  const path = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.fullPath) });
  const screen = [...screens, keysScreen].find((each) => each.path === path);
  const name = screen?.name ?? "Not found";
  useTabTitle(name);
  const isOpen = screen?.permission === undefined || permissions.includes(screen.permission);
  return isOpen ? <Outlet /> : <ClosedScreen name={name} />;
}

/** Instead of a screen that the person's roles do not open. */
function ClosedScreen({ name }: { readonly name: string }) {
  return (
    <EmptyState
      level={1}
      title={`${name} is not open to your role`}
      action={<DeskLink href="/">Go to Today</DeskLink>}
    >
      An owner can give you another role, under Staff.
    </EmptyState>
  );
}
