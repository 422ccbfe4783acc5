import { mostOwnLights } from "@precise/contract/shop/light/my-lights";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { routes } from "#shop/base/routes/route-table.ts";
import { LeaveWithSession } from "#shop/base/session/leave-with-session.client.tsx";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import type { TrackEntries } from "#shop/features/buying/order/own/track-entries.ts";
import type { trackTroubleOf } from "#shop/features/buying/order/own/track-form.tsx";
import { Track, TrackView } from "#shop/features/buying/order/own/track-view.tsx";
import { LightsByRoomView } from "./lights-by-room-view.tsx";
import type { LightsForms } from "./lights-forms.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy } from "./my-lights-copy.ts";
import type { OwnLights } from "./own-lights.data.ts";
import { ToolWays } from "./tool-ways.tsx";

/** A signed-in person's lights above the way to those of any other order; that way alone for guests. */
export function MyLightsView(props: {
  readonly own: OwnLights;
  readonly forms: Omit<LightsForms, "roomListId">;
  readonly entries: TrackEntries;
  readonly trouble: ReturnType<typeof trackTroubleOf>;
}) {
  const { own, forms, entries, trouble } = props;
  const track = { entries, trouble, opens: "lights" as const };
  if (own.kind !== "listed") {
    return (
      <TrackView title={copy.title} text={copy.guestIntro} {...track}>
        {own.kind !== "guest" && <Alert tone="caution">{copy[own.kind]}</Alert>}
        {own.kind !== "unreachable" && (
          <p>
            <a className={page.handle} href={`${routes.account.href}?returnTo=${routes.myLights.href}`}>
              {copy.logIn}
            </a>
          </p>
        )}
      </TrackView>
    );
  }
  const { lights } = own;
  return (
    <Container>
      <LeaveWithSession />
      <div className={page.trackPage}>
        {lights.length === 0 ? (
          <EmptyState
            level={1}
            title={copy.noneTitle}
            action={<ButtonLink href={routes.allProducts.href}>{copy.toShop}</ButtonLink>}
          >
            <p>{copy.none}</p>
          </EmptyState>
        ) : (
          <>
            <h1>{copy.title}</h1>
            <p className={page.intro}>{copy.intro}</p>
            <LightsByRoomView lights={lights} forms={forms} />
            {lights.length === mostOwnLights && <p>{copy.mostShown(mostOwnLights)}</p>}
            <ToolWays lights={lights} />
          </>
        )}
        <section className={css.other} aria-labelledby="other-order">
          <h2 id="other-order">{copy.other}</h2>
          <p className={page.intro}>{copy.otherText}</p>
          <Track {...track} listed={[...new Set(lights.map(({ order_number }) => order_number))]} />
        </section>
      </div>
    </Container>
  );
}
