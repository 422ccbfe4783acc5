import { skipLink } from "./skip-link.css.ts";

/** The first stop of the keyboard: over the header, to the content. */
export function SkipLink({ to = "#main" }: { readonly to?: string }) {
  return (
    <a className={skipLink} href={to}>
      Skip to content
    </a>
  );
}
