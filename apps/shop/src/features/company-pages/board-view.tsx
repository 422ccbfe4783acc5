import { Container } from "@precise/ui/components/layout/layout";
import { content } from "#shop/base/content/content-files.ts";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import * as css from "./company-pages.css.ts";
import { initialsOf } from "./initials-of.ts";
import { PersonDrawing } from "./person-drawing.tsx";

/** Who answers for the company. @source spec §2 "/boards-of-directors" */
export function BoardView() {
  const page = content("board.yaml");
  return (
    <>
      <PageOpening
        path={routes.board.href}
        above={[routes.aboutUs]}
        title={page.title}
        lead={page.lead}
        note={page.note}
      />
      <Container>
        <ul className={css.members} role="list">
          {page.members.map(({ name, role, about }, place) => (
            <li key={name} className={css.member}>
              <div className={css.portrait}>
                <PersonDrawing initials={initialsOf(name)} place={place} />
              </div>
              <h2 className={css.memberName}>{name}</h2>
              <p className={css.role}>{role}</p>
              <p className={css.about}>{about}</p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
