import { readToday } from "@precise/contract/desk/today";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useId, useState } from "react";
import { deskKey, deskQuery } from "#desk/api/desk-query.ts";
import { useRefresh } from "#desk/api/poll.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { DeskMark } from "#desk/session/desk-mark.tsx";
import { useStaff } from "#desk/session/session.ts";
import { countsByPath, type MenuGroup, menuGroups } from "./menu-screens.ts";
import * as css from "./navigation.css.ts";

const countEveryMs = 60_000;
/** localStorage: the names of groups of the navigation that the person has opened or folded, as JSON: name → is open. */
const storageKey = "deskMenu";

/**
 * The screens that the person's roles open, in groups that fold: the first one and that of the page are open until the
 * person says otherwise. Work that is waiting behind a screen is counted.
 */
export function Navigation({
  onGo,
  isInMenu = false,
}: {
  readonly onGo?: () => void;
  readonly isInMenu?: boolean;
}) {
  const { permissions } = useStaff();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data: waiting = [] } = useQuery({ ...deskQuery(readToday), staleTime: countEveryMs });
  useRefresh(deskKey(readToday), countEveryMs);
  const [folds, setFolds] = useState(readFolds);
  const counts = countsByPath(waiting);
  return (
    <nav aria-label="Desk" className={isInMenu ? css.menu : css.navigation}>
      {!isInMenu && (
        <p className={css.name}>
          <DeskMark className={css.wordmark} />
        </p>
      )}
      {menuGroups(permissions).map((group, place) => {
        const isHere = group.screens.some((screen) => isAt(path, screen.path));
        return (
          <Group
            key={group.name}
            group={group}
            path={path}
            counts={counts}
            isOpen={folds[group.name] ?? (place === 0 || isHere)}
            onFold={(isOpen) => {
              const next = { ...folds, [group.name]: isOpen };
              setFolds(next);
              writeFolds(next);
            }}
            onGo={onGo}
          />
        );
      })}
    </nav>
  );
}

function Group(props: {
  readonly group: MenuGroup;
  readonly path: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  readonly onGo: (() => void) | undefined;
}) {
  const { group, path, counts, isOpen, onFold, onGo } = props;
  const { name, screens } = group;
  const id = useId();
  const sum = screens.reduce((total, screen) => total + (counts.get(screen.path) ?? 0), 0);
  return (
    <div>
      <button
        type="button"
        className={css.groupName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onFold(!isOpen)}
      >
        <DeskIcon name={isOpen ? "chevron-down" : "chevron-right"} />
        {name}
        {!isOpen && <Count of={sum} />}
      </button>
      <ul role="list" id={id} aria-label={name} className={css.group} hidden={!isOpen}>
        {screens.map(({ path: to, name: screenName, menu }) => (
          <li key={to}>
            <DeskLink
              ref={isAt(path, to) ? showIn : undefined}
              href={to}
              className={css.link}
              aria-current={isAt(path, to) ? "page" : undefined}
              onClick={() => onGo?.()}
            >
              <DeskIcon name={menu.icon} />
              {screenName}
              <Count of={counts.get(to) ?? 0} />
            </DeskLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many wait; nothing where none does. */
function Count({ of }: { readonly of: number }) {
  return of > 0 ? (
    <span className={css.count}>
      {of > 999 ? "999+" : of}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  ) : null;
}

/** The list is longer than many screens: where one is stays in sight. */
function showIn(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: "nearest" });
}

/** On the screen itself or on what is opened from it. */
function isAt(path: string, screen: string): boolean {
  return path === screen || (screen !== "/" && path.startsWith(`${screen}/`));
}

/** What the person chose on this device; empty where they chose nothing, or storage is blocked. */
function readFolds(): Readonly<Record<string, boolean>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

function writeFolds(folds: Readonly<Record<string, boolean>>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(folds));
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}
