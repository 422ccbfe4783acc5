import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useRouterState } from "@tanstack/react-router";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { DeskMark } from "#desk/session/desk-mark.tsx";
import { useStaff } from "#desk/session/session.ts";
import { menuGroups } from "./menu-screens.ts";
import * as css from "./navigation.css.ts";

/** The screens that the person's roles open. */
export function Navigation({
  onGo,
  isInMenu = false,
}: {
  readonly onGo?: () => void;
  readonly isInMenu?: boolean;
}) {
  const { permissions } = useStaff();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <nav aria-label="Desk" className={isInMenu ? css.menu : css.navigation}>
      {!isInMenu && (
        <p className={css.name}>
          <DeskMark className={css.wordmark} />
        </p>
      )}
      {menuGroups(permissions).map(({ name: groupName, screens }) => (
        <div key={groupName}>
          <p className={css.groupName}>{groupName}</p>
          <ul role="list" aria-label={groupName} className={css.group}>
            {screens.map(({ path: to, name, menu }) => (
              <li key={to}>
                <DeskLink
                  ref={isAt(path, to) ? showIn : undefined}
                  href={to}
                  className={css.link}
                  aria-current={isAt(path, to) ? "page" : undefined}
                  onClick={() => onGo?.()}
                >
                  <DeskIcon name={menu.icon} />
                  {name}
                </DeskLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The list is longer than many screens: where one is stays in sight. */
function showIn(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: "nearest" });
}

/** On the screen itself or on what is opened from it. */
function isAt(path: string, screen: string): boolean {
  return path === screen || (screen !== "/" && path.startsWith(`${screen}/`));
}
