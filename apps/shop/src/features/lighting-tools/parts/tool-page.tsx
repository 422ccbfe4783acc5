import { Container } from "@precise/ui/components/layout/layout";
import type { ReactNode } from "react";
import { canonicalOrigin } from "#shop/base/env.ts";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { routes, type ShopRoute } from "#shop/base/routes/route-table.ts";
import { breadcrumbJsonLd } from "#shop/base/seo/breadcrumb-json-ld.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import "./tool-print.css.ts";
import * as css from "./tool-page.css.ts";

/** A page of a tool: its trail, its name, one sentence, and what it does. On paper the shop's frame is left out. */
export function ToolPage(props: {
  readonly route: ShopRoute;
  readonly sentence: string;
  readonly children: ReactNode;
}) {
  const { route, sentence, children } = props;
  const trail = route.href === routes.tools.href ? [route] : [routes.tools, route];
  return (
    <div data-tool-page="">
      <JsonLd
        text={breadcrumbJsonLd(
          trail.map(({ name, href }) => ({ name, path: href })),
          canonicalOrigin(),
        )}
      />
      <Container>
        <div className={css.trail}>
          <PageTrail entries={[...trail.slice(0, -1), { name: route.name }]} />
        </div>
        <div className={css.head}>
          <h1>{route.name}</h1>
          <p className={css.sentence}>{sentence}</p>
        </div>
        <div className={css.body}>{children}</div>
      </Container>
    </div>
  );
}

/** The values in a column, what comes of them beside it; under each other on phones. On paper the answer is alone. */
export function ToolColumns({ form, children }: { readonly form: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.formColumn}>{form}</div>
      <div className={css.answer}>{children}</div>
    </div>
  );
}

/** A part of an answer. */
export function ToolSection(props: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { id, title, children } = props;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
