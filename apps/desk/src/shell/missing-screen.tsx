import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { DeskLink } from "#desk/parts/desk-link.tsx";

/** An address that leads nowhere. */
export function MissingScreen() {
  return (
    <EmptyState level={1} title="There is no such screen" action={<DeskLink href="/">Go to Today</DeskLink>}>
      The address may be cut off, or of another release of the desk.
    </EmptyState>
  );
}
