import { Alert } from "@precise/ui/components/feedback/alert";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import { routes } from "#shop/base/routes/route-table.ts";
import { mixHash } from "#shop/features/room-ideas/mix/light-mix.ts";
import { roomLayers } from "#shop/features/room-ideas/room-layers.ts";
import { lightingTools } from "../parts/tool-list.ts";
import * as tool from "../parts/tool-page.css.ts";
import { ToolPage, ToolSection } from "../parts/tool-page.tsx";
import { type ColourRoom, type ColourStep, colourRooms, colourSteps } from "./colour-steps.ts";
import { colourStills } from "./colour-stills.ts";
import * as css from "./light-colour.css.ts";
import { lightColourCopy as copy } from "./light-colour-copy.ts";
import { firstColour, type LightColourChoice } from "./read-light-colour.ts";
import { RenderingTable } from "./rendering-table.tsx";

const stillSize = { sizes: "(min-width: 1280px) 800px, (min-width: 900px) 62vw, 100vw", mostPixels: 960 };
const stepSize = { sizes: "(min-width: 1280px) 190px, (min-width: 600px) 15vw, 30vw", mostPixels: 384 };

/** A room in six colours of light, and things under lights that render colours more and more truly. */
export function LightColourView({ kelvin, room }: LightColourChoice) {
  const shown = { kelvin: kelvin.value ?? firstColour.kelvin, room: room.value ?? firstColour.room };
  const problems = [kelvin.problem, room.problem].filter((problem) => problem !== undefined);
  return (
    <ToolPage route={routes.lightColour} sentence={lightingTools.lightColour.sentence}>
      <div className={css.page}>
        {problems.length > 0 && (
          <Alert tone="critical" title={copy.problem}>
            {problems.join(" ")}
          </Alert>
        )}
        <Scene {...shown} />
        <div className={css.parts}>
          <ToolSection id="choose" title={copy.chooseTitle}>
            <p className={css.choose}>{copy.choose}</p>
            <p>{copy.oneRoom}</p>
            <p className={css.links}>
              {soldColours.map((each) => (
                <IntentLink key={each} href={lightsOf("colour_temperature", each)} className={css.action}>
                  {copy.lightsOf(each)}
                </IntentLink>
              ))}
            </p>
          </ToolSection>
          <ToolSection id="rendering" title={copy.renderingTitle}>
            <p className={css.choose}>{copy.rendering}</p>
            <RenderingTable />
            <p className={tool.note}>{copy.computed}</p>
            <p className={css.links}>
              <IntentLink href={lightsOf("cri", "90,95")} className={css.action}>
                {copy.trueLights}
              </IntentLink>
              <IntentLink href={routes.showroom.href} className={css.action}>
                {copy.showroom}
              </IntentLink>
            </p>
          </ToolSection>
        </div>
      </div>
    </ToolPage>
  );
}

/** What lamps are sold in; between them there is hardly any. */
const soldColours = ["2200", "2700", "3000", "4000", "6500"] as const;

function lightsOf(attribute: string, values: string): string {
  return `${routes.allProducts.href}?${attribute}=${values}`;
}

/** The room in one colour, with the words for it; the other colours and rooms are pages of their own address. */
function Scene({ kelvin, room }: { readonly kelvin: ColourStep; readonly room: ColourRoom }) {
  const { like, look, use } = copy.steps[kelvin];
  return (
    <section className={css.scene} aria-labelledby="scene">
      <nav aria-label={copy.roomsLabel} className={tool.onScreen}>
        <ul className={css.rooms} role="list">
          {colourRooms.map((each) => (
            <li key={each}>
              <IntentLink
                href={addressOf(kelvin, each)}
                className={css.room}
                scroll={false}
                aria-current={each === room ? "true" : undefined}
              >
                {copy.rooms[each]}
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.stage}>
        <div className={css.picture}>
          <Picture
            source={colourStills[room][kelvin]}
            alt={copy.alt(copy.rooms[room], kelvin, look)}
            size={stillSize}
            isFirst
            isNeverDimmed
          />
        </div>
        <div className={css.words}>
          <h2 id="scene" className={css.like}>
            {copy.kelvin(kelvin)}: {like}
          </h2>
          <p>{look}</p>
          <p>{use}</p>
          <a href={mixerOf(kelvin, room)} className={css.action}>
            {copy.mixer}
          </a>
        </div>
      </div>
      <nav aria-label={copy.stepsLabel}>
        <ul className={css.steps} role="list">
          {colourSteps.map((each) => (
            <li key={each}>
              <IntentLink
                href={addressOf(each, room)}
                className={css.step}
                scroll={false}
                aria-current={each === kelvin ? "true" : undefined}
              >
                <span className={css.picture}>
                  <Picture source={colourStills[room][each]} alt="" size={stepSize} isNeverDimmed />
                </span>
                {copy.kelvin(each)}
                <span className={css.stepName}>{copy.steps[each].like}</span>
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={tool.note}>{copy.made}</p>
    </section>
  );
}

function addressOf(kelvin: ColourStep, room: ColourRoom): string {
  return `${routes.lightColour.href}?k=${kelvin}&room=${room}`;
}

/** The room's own page with its mixer open, as this still was made. */
function mixerOf(kelvin: ColourStep, room: ColourRoom): string {
  const lamp = { isOn: true, brightness: 100, kelvin: Number(kelvin) };
  const lamps = (roomLayers[room]?.fittings ?? []).map(({ id }) => [id, lamp] as const);
  return `/room-ideas/${room}#${mixHash({ daylight: 0, fittings: Object.fromEntries(lamps) })}`;
}
