import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button } from "@precise/ui/components/inputs/button";

/** A screen that broke: its part of the desk did not arrive, or has a fault. The rest of the desk stays usable. */
export function FailedScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  console.error(error);
  return (
    <EmptyState
      level={1}
      title="This screen could not be shown"
      action={
        <Button
          onClick={() => {
            reset();
            // A new release has taken the place of the files that this page still names.
            location.reload();
          }}
        >
          Load it again
        </Button>
      }
    >
      Nothing was changed. If it happens again, tell the person who looks after the desk what you were doing.
    </EmptyState>
  );
}
