import * as css from "./light-colour.css.ts";
import { lightColourCopy as copy } from "./light-colour-copy.ts";
import { renderedThings } from "./rendered-things.ts";
import { ThingDrawing } from "./thing-drawing.tsx";

const { lights, things } = renderedThings();

/** Lights in columns, from the dullest to the truest; each thing under its own name, so that a phone has room for the colours. */
export function RenderingTable() {
  return (
    <table className={css.things} aria-label={copy.renderingTitle}>
      <thead>
        <tr>
          {lights.map(({ cri }) => (
            <th key={cri} scope="col" className={css.light}>
              {copy.cri(cri)}
            </th>
          ))}
        </tr>
      </thead>
      {things.map(({ thing, colours }) => (
        <tbody key={thing}>
          <GroupName name={copy.things[thing]} />
          <tr>
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
        </tbody>
      ))}
      <tbody>
        <GroupName name={copy.strongRed} />
        <tr>
          {lights.map(({ cri, r9, red }) => (
            <td key={cri} className={css.cell}>
              {copy.r9(r9)}
              <br />
              {red}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function GroupName({ name }: { readonly name: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={lights.length} className={css.group}>
        {name}
      </th>
    </tr>
  );
}
