import { listShopSettings, readShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { findSettings } from "./find-settings.ts";
import { kindWords } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";

/** What a shop begins with is the sample's in these: the list says so. */
const ownKinds = ["identity", "pages", "showrooms"] as const;

/** Everything that the shop may set, with who changed it last. */
export function ShopSettingsScreen() {
  const [typed, setTyped] = useState("");
  const { data: settings, error } = useQuery(deskQuery(listShopSettings));
  const owned = useQueries({
    queries: ownKinds.map((kind) => deskQuery(readShopSetting, { params: { kind } })),
  });
  const isPending = owned.some((each) => each.isPending);
  const shop = owned[0]?.data;
  const hinted = owned.flatMap(({ data }) =>
    (data?.hints ?? []).map((hint) => ({ kind: data?.kind ?? "identity", hint })),
  );
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
      {shown && hinted.length > 0 && (
        <Alert tone="caution" title="Not yet your own">
          <ul className={css.list}>
            {hinted.map(({ kind, hint }) => (
              <li key={`${kind} ${hint}`}>
                <DeskLink href={`/shop-settings/${kind}`}>{kindWords[kind].name}</DeskLink>: {hint}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {shown && <SettingSearch typed={typed} onType={setTyped} />}
      {shown && cleanLine(typed) === "" && (
        <DenseTable
          label="Settings"
          columns={[
            { key: "name", head: "Setting", isRowHead: true },
            { key: "about", head: "About", isWide: true },
            { key: "shows", head: "Shows in", isWide: true },
            { key: "last", head: "Last change", isSpare: true, width: "10em" },
            { key: "upcoming", head: "To come", align: "end", isSpare: true },
          ]}
          rows={shown.map(({ kind, set_at, set_by, upcoming }) => ({
            key: kind,
            cells: {
              name: <DeskLink href={`/shop-settings/${kind}`}>{kindWords[kind].name}</DeskLink>,
              about: <span className={texts.muted}>{kindWords[kind].about}</span>,
              shows: <span className={texts.muted}>{kindWords[kind].shows}</span>,
              last: set_at === null ? "As the shop began" : `${shortDayAndTime(set_at)}, ${set_by}`,
              upcoming: <span className={texts.figure}>{upcoming === 0 ? "–" : upcoming}</span>,
            },
          }))}
        />
      )}
    </Page>
  );
}

/** Finds a setting by its name: which part it is in, and where it shows. */
function SettingSearch(props: { readonly typed: string; readonly onType: (typed: string) => void }) {
  const { typed, onType } = props;
  const found = findSettings(cleanLine(typed));
  return (
    <>
      <div className={css.search}>
        <TextField
          id="find-setting"
          type="search"
          label="Find a setting"
          placeholder="Bank account, holiday, colour"
          autoComplete="off"
          value={typed}
          data-search
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {cleanLine(typed) !== "" && found.length === 0 && <p>Nothing that can be set is called so.</p>}
      {found.length > 0 && (
        <DenseTable
          label="Found settings"
          columns={[
            { key: "name", head: "Setting", isRowHead: true },
            { key: "within", head: "Under" },
            { key: "shows", head: "Shows in", isWide: true },
          ]}
          rows={found.map(({ name, within, href, shows }) => ({
            key: `${href} ${name}`,
            cells: {
              name: <DeskLink href={href}>{name}</DeskLink>,
              within: within ?? "–",
              shows: <span className={texts.muted}>{shows}</span>,
            },
          }))}
        />
      )}
    </>
  );
}
