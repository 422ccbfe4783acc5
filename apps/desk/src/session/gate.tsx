import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as css from "./gate.css.ts";
import { SessionContext } from "./session.ts";
import { sessionQuery } from "./session-queries.ts";

/** Lets only signed-in staff in; everyone else gets the sign-in page, at whatever address. */
export function Gate(props: { readonly signIn: ReactNode; readonly children: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(sessionQuery);
  if (data?.staff) return <SessionContext value={data.staff}>{props.children}</SessionContext>;
  if (data) return props.signIn;
  if (error === null) return <Waiting label="Opening the desk" />;
  return (
    <main className={css.away}>
      <EmptyState
        level={1}
        title="The desk's server is not answering"
        action={
          <Button pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing can be shown without it. The shop itself may be fine: it does not need the desk.
      </EmptyState>
    </main>
  );
}
