import * as css from "./light-colour.css.ts";
import { lightColourCopy as copy } from "./light-colour-copy.ts";
import { renderedThings, type Thing } from "./rendered-things.ts";

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

/**
 * A thing in the colour that it has under a light, on white paper under the same light.
 * @param paper `#rrggbb`
 * @param colour `#rrggbb`
 */
function ThingDrawing(props: {
  readonly thing: Thing;
  readonly paper: string;
  readonly colour: string;
  readonly name: string;
}) {
  const { thing, paper, colour, name } = props;
  return (
    <svg viewBox="0 0 48 48" width="100%" role="img" aria-label={name}>
      <rect width="48" height="48" rx="4" fill={paper} />
      <g fill={colour}>{shapes[thing]}</g>
    </svg>
  );
}

const grain = { fill: "none", stroke: "#000000", strokeOpacity: 0.12, strokeWidth: 1.2 } as const;

/** Flat shapes: shading would change the colour that is to be compared. */
const shapes = {
  // A patch: a figure would say more than the colour.
  skin: <rect x="5" y="5" width="38" height="38" rx="10" />,
  wood: (
    <>
      <rect x="6" y="10" width="36" height="28" rx="2" />
      <path d="M6 17c10-3 18 4 36 0M6 24c12-4 20 5 36 1M6 31c9-3 22 4 36 0" {...grain} />
    </>
  ),
  orange: <circle cx="24" cy="25" r="17" />,
  tomato: (
    <path d="M24 12c3-2.500 8-3 12-.5 5 3.200 6 9.500 4.500 15.500C38.800 35 32 41 24 41S9.200 35 7.500 27C6 21 7 14.700 12 11.500c4-2.500 9-2 12 .5z" />
  ),
} as const satisfies Readonly<Record<Thing, unknown>>;
