import * as css from "./light-colour.css.ts";
import { lightColourCopy as copy } from "./light-colour-copy.ts";
import { renderedThings } from "./rendered-things.ts";
import { ThingDrawing } from "./thing-drawing.tsx";

const { lights, things } = renderedThings();

/** Things in rows, lights in columns, from the dullest to the truest. */
export function RenderingTable() {
  return (
    <table className={css.things} aria-label={copy.renderingTitle}>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            {copy.light}
          </th>
          {lights.map(({ cri }) => (
            <th key={cri} scope="col" className={css.strong}>
              {copy.cri(cri)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {things.map(({ thing, colours }) => (
          <tr key={thing}>
            <th scope="row" className={css.thing}>
              {copy.things[thing]}
            </th>
            {lights.map(({ cri, paper }, index) => (
              <td key={cri} className={css.cell}>
                <ThingDrawing
                  thing={thing}
                  paper={paper}
                  colour={colours[index] ?? paper}
                  name={copy.thingIn(copy.things[thing], copy.cri(cri))}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={css.thing}>
            {copy.strongRed}
          </th>
          {lights.map(({ cri, r9, red }) => (
            <td key={cri} className={css.cell}>
              {copy.r9(r9)}: {red}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
