import {
  feeTable,
  onlyKey,
  type SettingKind,
  settingKinds,
} from "@precise/contract/desk/settings/setting-kinds";
import { readShopSetting, type ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ClosedDays } from "./closed-days.tsx";
import { DeliveryDays } from "./delivery-days.tsx";
import { ElectricalAdvice } from "./electrical-advice.tsx";
import { EmptyShop } from "./empty-shop.tsx";
import { FeeDialog } from "./fee-dialog.tsx";
import { FeeDrawing } from "./fee-drawing.tsx";
import { FeeZones } from "./fee-zones.tsx";
import { FuelPrices, LightTargets, Tariffs } from "./figures-of-others.tsx";
import { HomePage } from "./home-page.tsx";
import { Limits } from "./limits.tsx";
import { ShopLook } from "./look/shop-look.tsx";
import { PageTextsList } from "./page-texts.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { PromoLines } from "./promo-lines.tsx";
import { SettingHistory, UpcomingChanges } from "./setting-history.tsx";
import { kindWords } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";
import { ShowroomHours } from "./showroom-hours.tsx";
import { Showrooms } from "./showrooms.tsx";
import { VatRate } from "./vat-rate.tsx";
import { YourShop } from "./your-shop.tsx";

const parts: Readonly<Record<SettingKind, ComponentType<{ readonly setting: ShopSetting }>>> = {
  identity: YourShop,
  look: ShopLook,
  home: HomePage,
  promo: PromoLines,
  pages: PageTextsList,
  showrooms: Showrooms,
  vat: VatRate,
  "delivery-fees": FeeTable,
  limits: Limits,
  hours: ShowroomHours,
  "closed-days": ClosedDays,
  "delivery-days": DeliveryDays,
  tariffs: Tariffs,
  "fuel-prices": FuelPrices,
  "light-targets": LightTargets,
  "electrical-advice": ElectricalAdvice,
};

/** One kind of setting: what holds now, what is to come, and what was. */
export function SettingScreen() {
  const part = useAddressPart("kind");
  const kind = settingKinds.find((each) => each === part);
  if (kind === undefined)
    return (
      <Page title="Shop settings">
        <p>There is no such setting.</p>
        <DeskLink href="/shop-settings">All settings</DeskLink>
      </Page>
    );
  return <KnownSetting kind={kind} />;
}

function KnownSetting({ kind }: { readonly kind: SettingKind }) {
  const { data: setting, error } = useQuery(deskQuery(readShopSetting, { params: { kind } }));
  const failure = failureOf(error);
  const Part = parts[kind];
  const { name, about } = kindWords[kind];
  return (
    <Page title={name} beside={<span className={texts.muted}>{about}</span>}>
      <DeskLink href="/shop-settings">All settings</DeskLink>
      {failure && setting === undefined && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {setting === undefined && !failure && <Waiting label="Reading the setting" />}
      {setting && (
        <>
          {setting.stops?.map((stop) => (
            <Alert key={stop} tone="critical" title="Transfers are stopped">
              {stop}
            </Alert>
          ))}
          {setting.hints.length > 0 && (
            <Alert tone="caution" title="Look at this">
              <ul className={css.list}>
                {setting.hints.map((hint) => (
                  <li key={hint}>{hint}</li>
                ))}
              </ul>
            </Alert>
          )}
          <Part setting={setting} />
          <UpcomingChanges setting={setting} />
          <PreviewLink setting={setting} />
          <SettingHistory setting={setting} />
          {kind === "identity" && <EmptyShop />}
        </>
      )}
    </Page>
  );
}

/** What delivery costs, drawn from the lowest total up. */
function FeeTable({ setting }: { readonly setting: ShopSetting }) {
  const [isChanging, setChanging] = useState(false);
  const read = feeTable.safeParse(setting.current.find(({ key }) => key === onlyKey)?.value);
  const rows = read.success ? read.data.tiers : [];
  const isDefault = setting.current.every(({ key, id }) => key !== onlyKey || id === null);
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        <Button onClick={() => setChanging(true)}>Change the fees</Button>
      </div>
      <FeeDrawing rows={rows} />
      <p className={texts.muted}>
        <span>{isDefault ? "This is the table that the shop began with. " : ""}</span>
        Totals are rounded to whole naira. Orders that were placed keep their fee.
      </p>
      <FeeZones setting={setting} />
      {isChanging && <FeeDialog setting={setting} rows={rows} onClose={() => setChanging(false)} />}
    </section>
  );
}
