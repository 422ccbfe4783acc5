import { ButtonLink } from "@precise/ui/components/button";
import { Container } from "@precise/ui/components/layout";
import { PendantDrawing } from "@precise/ui/components/pendant-drawing";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import type { ReactNode } from "react";
import { roomScenes } from "../../shell/own-pictures.ts";
import { PageTrail } from "../../shell/page-trail.tsx";
import { type ToComePage, type ToComePath, toComePages } from "./to-come-pages.ts";
import * as css from "./to-come-view.css.ts";

const sceneSize = { sizes: "(min-width: 1280px) 616px, (min-width: 900px) 46vw, 100vw", mostPixels: 1_200 };

/** A page that is not made yet: what it will hold, ways on, and what is known already. */
export function ToComeView({ path, children }: { readonly path: ToComePath; readonly children?: ReactNode }) {
  const page: ToComePage = toComePages[path];
  const [first, ...others] = page.leads;
  return (
    <Container>
      <div className={css.trail}>
        <PageTrail entries={[{ name: page.title }]} />
      </div>
      <div className={css.page}>
        <div className={css.words}>
          <h1>{page.title}</h1>
          <p className={css.promise}>{page.promise}</p>
          <p className={css.note}>We are still at work on this page.</p>
          <div className={css.leads}>
            <ButtonLink href={first.href} Link={IntentLink}>
              {first.name}
            </ButtonLink>
            {others.map(({ name, href }) => (
              <ButtonLink key={href} href={href} tone="secondary" Link={IntentLink}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className={css.scene}>
          <Scene room={page.scene} />
        </div>
      </div>
      {children}
    </Container>
  );
}

function Scene({ room }: { readonly room: string | undefined }) {
  const source = room === undefined ? undefined : roomScenes[room];
  if (source === undefined) return <PendantDrawing lit />;
  return <Picture source={source} alt="" size={sceneSize} isFirst />;
}
