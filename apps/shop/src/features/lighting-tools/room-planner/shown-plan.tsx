import { formatNaira } from "@precise/cart-core/money";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import { numberText, withUnit } from "../parts/address-values.ts";
import { FigureList } from "../parts/figure-list.tsx";
import { ShareAddress } from "../parts/share-address.tsx";
import { SourceNote } from "../parts/source-note.tsx";
import { planLines } from "./cart-lines.ts";
import { type LightPicture, lightPicture } from "./light-scale.ts";
import { NoteList } from "./note-list.tsx";
import { PlanCart } from "./plan-cart.client.tsx";
import { PlanFigure } from "./plan-figure.tsx";
import { plannerCopy as copy, noteWords } from "./planner-copy.ts";
import type { PlannerValues, RoomTask } from "./planner-values.ts";
import type { LightPlan } from "./rank-plans.ts";
import type { ShownPlan } from "./room-planner.data.ts";
import { SectionFigure } from "./section-figure.tsx";
import * as css from "./shown-plan.css.ts";

const pictureSize = { sizes: "96px", mostPixels: 256, leastPixels: 96 };

/** One light in the room: figures, drawings, and its way into the cart. */
export function ShownPlanView(props: {
  readonly values: PlannerValues;
  readonly task: RoomTask;
  readonly shown: ShownPlan;
  readonly address: string;
}) {
  const { values, task, shown, address } = props;
  const { plan: lightPlan, isChosen, stockLeft } = shown;
  const { light, plan } = lightPlan;
  const { item, lamps } = light;
  const { room, target } = task;
  const [photo] = item.media_gallery;
  const picture = lightPicture(task, light, plan);
  return (
    <section className={css.plan} id="plan" aria-labelledby="plan-title">
      <div className={css.head}>
        {photo && (
          <div className={css.picture}>
            <Picture source={photo} alt="" size={pictureSize} />
          </div>
        )}
        <div className={css.words}>
          <h2 id="plan-title" className={css.title}>
            {copy.planTitle(item.name, plan.count)}
          </h2>
          <p className={css.muted}>{isChosen ? copy.yourChoice : copy.bestChoice}</p>
          {lamps && <p>{copy.withBulbs(lamps.each * plan.count, lamps.item.name)}</p>}
          <IntentLink href={item.urlPath} className={css.product}>
            {copy.seeProduct}
          </IntentLink>
        </div>
      </div>
      <p>
        {copy.roomWords({
          use: target.name,
          lengthM: room.lengthM,
          widthM: room.widthM,
          ceilingM: room.ceilingM,
          walls: room.reflectance,
        })}
      </p>
      <FigureList figures={figuresOf(lightPlan, picture)} />
      <NoteList notes={noteWords(lightPlan)} />
      <div className={css.drawings}>
        <div>
          <h3 className={css.drawingTitle}>{copy.planPicture}</h3>
          <PlanFigure task={task} shown={lightPlan} picture={picture} />
        </div>
        <div>
          <h3 className={css.drawingTitle}>{copy.section}</h3>
          <SectionFigure task={task} shown={lightPlan} />
        </div>
      </div>
      <CartOfPlan shown={shown} stockLeft={stockLeft} />
      <div>
        {task.isOwnLux ? (
          <SourceNote what={copy.ownTarget(task.baseLux)} isGuide />
        ) : (
          <SourceNote what={copy.target(target.name, target.lux, target.plane_m)} origin={target} isGuide />
        )}
        {values.isForEyes && <SourceNote what={copy.raised(room.targetLux).replace(/\.$/, "")} />}
      </div>
      <ShareAddress address={address} />
    </section>
  );
}

function CartOfPlan({
  shown,
  stockLeft,
}: {
  readonly shown: ShownPlan;
  readonly stockLeft: number | undefined;
}) {
  const { plan: lightPlan } = shown;
  const { lines, lights, bulbs } = planLines(lightPlan, stockLeft);
  if (lines.length === 0) return <p className={css.stock}>{copy.soldOut}</p>;
  const { count } = lightPlan.plan;
  return (
    <div className={css.cart}>
      {lights < count && <p className={css.stock}>{copy.fewLeft(lights, count)}</p>}
      <PlanCart
        lines={lines}
        name={copy.planTitle(lightPlan.light.item.name, lights)}
        label={bulbs === 0 ? copy.add(lights) : copy.addBulbs(lights, bulbs)}
      />
    </div>
  );
}

function figuresOf({ light, plan, totalKobo, watts }: LightPlan, picture: LightPicture | undefined) {
  return [
    { label: copy.lights, value: String(plan.count), detail: copy.rows(plan) },
    { label: copy.light, value: withUnit(plan.lux, "lx", 0), detail: copy.around(plan.lux) },
    {
      label: copy.power,
      value: watts === undefined ? copy.notStated : withUnit(watts, "W", 1),
      detail: plan.wattsPerM2 === undefined ? undefined : copy.perArea(plan.wattsPerM2),
    },
    {
      label: copy.price,
      value: formatNaira(totalKobo),
      detail:
        light.lamps === null
          ? copy.each(light.unitKobo)
          : copy.eachWithBulbs(light.unitKobo, light.lamps.each),
    },
    ...apartOf(plan),
    ...(picture
      ? [{ label: copy.evenness, value: picture.evenness.toFixed(2), detail: copy.evennessDetail }]
      : []),
  ];
}

/** Between neighbours in a row, and between rows where there are two. */
function apartOf({ rows, columns, spacingM }: LightPlan["plan"]) {
  if (rows * columns === 1) return [];
  const [along, across] = [withUnit(spacingM.length, "m"), withUnit(spacingM.width, "m")];
  if (rows > 1 && columns > 1) {
    return [
      { label: copy.apart, value: `${numberText(spacingM.length)} × ${across}`, detail: copy.apartAcross },
    ];
  }
  return [{ label: copy.apart, value: rows > 1 ? across : along, detail: copy.apartAlong }];
}
