import { loadCompany } from "../../server/company.ts";
import * as css from "./to-come-view.css.ts";

/** Showrooms with address and hours, as far as they are known. */
export async function ShowroomList() {
  const company = await loadCompany();
  if (company === null) return null;
  return (
    <ul className={css.facts} role="list">
      {company.showrooms.map(({ id, name, address, hours }) => (
        <li key={id} className={css.fact}>
          <h2 className={css.factTitle}>{name}</h2>
          <p>{address}</p>
          {hours.map(({ days, open, close }) => (
            <p key={days} className={css.note}>
              {open === null || close === null ? `${days}: closed` : `${days}: ${open} to ${close}`}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
