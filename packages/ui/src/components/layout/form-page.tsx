import type { ComponentProps, ReactNode } from "react";
import * as css from "./form-page.css.ts";
import { Container } from "./layout.tsx";

/** A page that is one form: its title, one sentence, and its fields. */
export function FormPage(props: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, text, children } = props;
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <h1>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {children}
      </div>
    </Container>
  );
}

/** A form with its fields in a column; the page, not the browser, shows each error beside its field. */
export function FieldForm(props: Omit<ComponentProps<"form">, "className" | "noValidate">) {
  return <form noValidate {...props} className={css.form} />;
}
