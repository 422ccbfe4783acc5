import { listShopSettings, readShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQueries, useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { kindWords } from "./setting-words.ts";

/** What a shop begins with is the sample's in these: the list says so. */
const ownKinds = ["identity", "pages", "showrooms"] as const;

/** Everything that the shop may set, with who changed it last. */
export function ShopSettingsScreen() {
  const { data: settings, error } = useQuery(deskQuery(listShopSettings));
  const owned = useQueries({
    queries: ownKinds.map((kind) => deskQuery(readShopSetting, { params: { kind } })),
  });
  const isPending = owned.some((each) => each.isPending);
  const shop = owned[0]?.data;
  const failure = failureOf(error);
  // Together: what is to be looked at stands above the list, and would push it down.
  const shown = isPending ? undefined : settings;
  return (
    <Page title="Shop settings">
      {failure && shown === undefined && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {shown === undefined && !failure && <Waiting label="Reading the settings" />}
      {shown &&
        shop?.stops?.map((stop) => (
          <Alert key={stop} tone="critical" title="Transfers are stopped">
            {stop} <DeskLink href="/shop-settings/identity">Your shop</DeskLink>
          </Alert>
        ))}
      {shown &&
        owned.flatMap(({ data }) =>
          (data?.hints ?? []).map((hint) => (
            <Alert key={`${data?.kind} ${hint}`} tone="caution" title="Not yet your own">
              {hint}{" "}
              {data && <DeskLink href={`/shop-settings/${data.kind}`}>{kindWords[data.kind].name}</DeskLink>}
            </Alert>
          )),
        )}
      {shown && (
        <DenseTable
          label="Settings"
          columns={[
            { key: "name", head: "Setting", isRowHead: true },
            { key: "about", head: "About", isWide: true },
            { key: "last", head: "Last change", isWide: true },
            { key: "upcoming", head: "To come", align: "end" },
          ]}
          rows={shown.map(({ kind, set_at, set_by, upcoming }) => ({
            key: kind,
            cells: {
              name: <DeskLink href={`/shop-settings/${kind}`}>{kindWords[kind].name}</DeskLink>,
              about: <span className={texts.muted}>{kindWords[kind].about}</span>,
              last: set_at === null ? "As the shop began" : `${shortDayAndTime(set_at)}, ${set_by}`,
              upcoming: <span className={texts.figure}>{upcoming === 0 ? "–" : upcoming}</span>,
            },
          }))}
        />
      )}
    </Page>
  );
}
