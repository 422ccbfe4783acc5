import type { ApiFailure } from "@precise/api-client/api-failure";
import { Alert } from "@precise/ui/components/feedback/alert";
import { failureWords } from "#desk/api/failure-words.ts";
import { Waiting } from "./waiting.tsx";

/** Why an answer could not be read, or that it is on its way; nothing once it is there. @param reading "Reading riders" */
export function Unread(props: {
  readonly answer?: unknown;
  readonly failure: ApiFailure | null;
  readonly title?: string | undefined;
  readonly reading: string;
}) {
  const { answer, failure, title, reading } = props;
  if (failure !== null)
    return (
      <Alert tone="critical" {...(title && { title })}>
        {failureWords(failure)}
      </Alert>
    );
  return answer === undefined ? <Waiting label={reading} /> : null;
}
