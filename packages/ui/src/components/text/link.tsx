import type { ComponentType, ReactNode } from "react";

export interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly "aria-current"?: "page" | "true" | "date" | undefined;
  readonly "aria-label"?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly rel?: string | undefined;
}

/**
 * How a block renders its links. Blocks take it as the prop `Link`, so that they work in server components without a
 * context and without knowing the framework; an app passes its router's link, and a plain `<a>` is the default.
 */
export type LinkComponent = ComponentType<LinkProps>;

export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}
