import { Container } from "@precise/ui/components/layout/layout";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import { type FormStart, MessageForm } from "./message-form.client.tsx";
import { type MessageFormName, messageForms } from "./message-forms.ts";
import { MessageSent } from "./message-sent.tsx";
import * as css from "./message-view.css.ts";

const above = { contact: routes.help, affiliate: routes.affiliates, design: routes.design } as const;

/** A form's own page: where a post without scripts comes back to. @param reference null while it is not sent */
export function MessageView(props: {
  readonly form: MessageFormName;
  readonly reference: string | null;
  readonly start: FormStart;
}) {
  const { form, reference, start } = props;
  const { title } = messageForms[form];
  return (
    <Container>
      <div className={css.page}>
        <PageTrail entries={[above[form], { name: title }]} />
        <h1>{title}</h1>
        {reference === null ? (
          <MessageForm form={form} start={start} />
        ) : (
          <MessageSent form={form} reference={reference} heading="h2" />
        )}
      </div>
    </Container>
  );
}
