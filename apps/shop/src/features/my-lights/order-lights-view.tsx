import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import { Container } from "@precise/ui/components/layout/layout";
import { routes } from "#shop/base/routes/route-table.ts";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import { LightsByRoomView } from "./lights-by-room-view.tsx";
import type { LightsForms } from "./lights-forms.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy } from "./my-lights-copy.ts";
import { ToolWays } from "./tool-ways.tsx";

/** Where the lights of one order hang. */
export function OrderLightsView(props: {
  readonly number: string;
  readonly lights: readonly OwnLight[];
  readonly forms: Omit<LightsForms, "roomListId">;
}) {
  const { number, lights, forms } = props;
  return (
    <Container>
      <div className={page.trackPage}>
        <h1>{copy.orderTitle}</h1>
        <p className={page.intro}>{lights.length > 0 ? copy.orderIntro(number) : copy.orderNone}</p>
        {lights.length > 0 && <LightsByRoomView lights={lights} forms={forms} />}
        {lights.length > 0 && <ToolWays lights={lights} />}
        <div className={css.ways}>
          <a className={page.handle} href={orderPage(number)}>
            {copy.back}
          </a>
          <a className={page.handle} href={routes.myLights.href}>
            {copy.allLights}
          </a>
        </div>
      </div>
    </Container>
  );
}
