import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { DeskLink } from "#desk/parts/desk-link.tsx";

/** Instead of a screen that the person's roles do not open. */
export function ClosedScreen({ name }: { readonly name: string }) {
  return (
    <EmptyState
      level={1}
      title={`${name} is not open to your role`}
      action={<DeskLink href="/">Go to Today</DeskLink>}
    >
      An owner can change what your role may do, under Staff.
    </EmptyState>
  );
}
