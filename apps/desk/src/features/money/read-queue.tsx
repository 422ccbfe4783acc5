import type { ApiFailure } from "@precise/api-client/api-failure";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import type { ReactNode } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import type { List } from "#desk/table/use-list.ts";

/** A queue while it is read, where it could not be read, where it is empty, and with its next rows. */
export function ReadQueue<Row>(props: {
  readonly list: List<Row>;
  readonly emptyWords: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const { list, emptyWords, children } = props;
  if (list.failure !== null) return <QueueFailure failure={list.failure} onAgain={list.readAgain} />;
  if (list.isLoading) return <Waiting label="Reading the queue" />;
  if (list.rows.length === 0) return <p className={texts.muted}>{emptyWords}</p>;
  return (
    <>
      {children(list.rows)}
      {list.hasMore && (
        <div>
          <Button tone="secondary" pending={list.isReadingMore} onClick={list.readMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

export function QueueFailure({
  failure,
  onAgain,
}: {
  readonly failure: ApiFailure;
  readonly onAgain: () => void;
}) {
  return (
    <div className={layouts.part}>
      <Alert tone="critical" title="The list could not be read">
        {failureWords(failure)}
      </Alert>
      <div>
        <Button tone="secondary" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}
