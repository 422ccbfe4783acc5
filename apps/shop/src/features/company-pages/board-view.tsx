import { Container } from "@precise/ui/components/layout/layout";
import { loadPage } from "#shop/base/content/load-page.ts";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { glow, LineDrawing, shine } from "#shop/base/drawings/line-drawing.tsx";
import { aboutUs, routes } from "#shop/base/routes/route-table.ts";
import { loadShopName } from "#shop/base/server/company.ts";
import * as css from "./company-pages.css.ts";
import { initialsOf } from "./initials-of.ts";

/** Lamps above a person's initials, so that no two neighbours have the same. */
const lamps = [
  "M160 10v26M122 76c2-24 14-40 38-40s36 16 38 40z",
  "M160 10v18M136 76l14-48h20l14 48z",
  "M160 10v22M118 76h84v-8c0-20-18-36-42-36s-42 16-42 36z",
  "M160 10v14M136 76V24h48v52z",
  "M160 10v30M112 76l24-36h48l24 36z",
] as const;

/** Who answers for the company. @source spec §2 "/boards-of-directors" */
export async function BoardView() {
  const page = await loadPage("board");
  return (
    <>
      <PageOpening
        path={routes.board.href}
        above={[aboutUs(await loadShopName())]}
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

/** Stands where a portrait would, until the owner has one: a lamp that lights the person's initials. */
function PersonDrawing(props: { readonly initials: string; readonly place: number }) {
  const { initials, place } = props;
  return (
    <LineDrawing>
      <path className={shine} d="M140 78h40l62 112H78z" />
      <path d={lamps[place % lamps.length]} />
      <circle className={glow} cx="160" cy="80" r="8" />
      <text x="160" y="158" fill="currentColor" stroke="none" fontSize="40" textAnchor="middle">
        {initials}
      </text>
      <path d="M60 190h200" />
    </LineDrawing>
  );
}
