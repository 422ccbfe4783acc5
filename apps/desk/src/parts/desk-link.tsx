import type { LinkProps } from "@precise/ui/components/text/link";
import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

/**
 * A link of the desk: goes there without loading the page again, and fetches the screen's part of the desk on the way to
 * it. Also what blocks of packages/ui take as `Link`.
 */
export function DeskLink({ href, onClick, ...rest }: LinkProps & Omit<ComponentProps<"a">, keyof LinkProps>) {
  const router = useRouter();
  const preload = () => void router.preloadRoute({ to: pathOf(href) });
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event) || rest.target) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={go} onPointerEnter={preload} onFocus={preload} />;
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? "/";
}

/** The person asked for another tab or window, or a download. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
