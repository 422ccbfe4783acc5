import { Skeleton } from "@precise/ui/components/feedback/skeleton";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { waiting } from "./waiting.css.ts";

/** Where a page or a part is still on its way. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={waiting} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="min(240px, 60%)" height="28px" />
      <Skeleton height="320px" />
    </div>
  );
}
