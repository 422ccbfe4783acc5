import { formatNaira, nairaText } from "@precise/cart-core/money";
import { serviceBands } from "@precise/contract/nigeria/electricity";
import { oldBulbWatts } from "@precise/lighting/equal-light";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { routes } from "#shop/base/routes/route-table.ts";
import { withUnit } from "../parts/address-values.ts";
import {
  ChoiceField,
  FieldGroup,
  FieldRow,
  MoreFields,
  NumberField,
  SwitchField,
} from "../parts/tool-fields.tsx";
import { ToolForm } from "../parts/tool-form.client.tsx";
import { oldLamps, ownSupplies, spans } from "./cost-of-light.ts";
import { isFuel, type LightUseFields, type ReadLightUse } from "./read-light-use.ts";
import { runningCostCopy as copy } from "./running-cost-copy.ts";
import { discoChoices, gridHoursOf } from "./tariff-figure.ts";

const texts = copy.fields;
const bands = serviceBands.map(({ name, hours }) => ({ value: name, name: copy.bandName(name, hours) }));
const discos = discoChoices.map((name) => ({ value: name, name }));
const ownKinds = ownSupplies.map((value) => ({ value, name: copy.ownSupplyNames[value] }));
const olds = oldLamps.map((value) => ({ value, name: copy.oldNames[value] }));
const spanChoices = spans.map((value) => ({ value, name: copy.spanNames[value] }));

/** What the cost of a light hangs on. Optional fields say what holds while they are empty. */
export function RunningCostForm({ read }: { readonly read: ReadLightUse }) {
  const { fields, article, tariffFigure, fuel, lumens } = read;
  const band = fields.band.value;
  const own = fields.own.value;
  return (
    <ToolForm action={routes.runningCost.href} submitLabel={copy.workOut}>
      <FieldGroup title={texts.lamp}>
        <TextField
          id="tool-sku"
          name="sku"
          label={texts.sku}
          hint={texts.skuHint}
          error={fields.sku.problem}
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          defaultValue={fields.sku.typed}
        />
        {article?.watts === undefined && <NumberField name="watts" label={texts.watts} read={fields.watts} />}
        <FieldRow>
          <NumberField name="pieces" label={texts.pieces} read={fields.pieces} />
          <NumberField name="hours" label={texts.hours} read={fields.hours} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={texts.grid}>
        <ChoiceField name="disco" label={texts.disco} read={fields.disco} choices={discos} />
        <ChoiceField name="band" label={texts.band} read={fields.band} choices={bands} />
        <NumberField
          name="tariff"
          label={texts.tariff}
          read={fields.tariff}
          optional={tariffFigure !== null}
          {...(tariffFigure && { hint: texts.tariffHint(nairaText(tariffFigure.naira_per_kwh)) })}
        />
        <SwitchField name="mine" label={texts.mine} hint={texts.mineHint} isOn={fields.isMyTariff} />
      </FieldGroup>
      <FieldGroup title={texts.own}>
        <ChoiceField name="own" label={texts.ownKind} read={fields.own} choices={ownKinds} />
        {isFuel(own) && (
          <NumberField
            name="litre"
            label={texts.litre(own)}
            read={fields.litre}
            optional={fuel !== null}
            {...(fuel && { hint: texts.litreHint(nairaText(fuel.naira_per_litre)) })}
          />
        )}
      </FieldGroup>
      <MoreFields title={texts.more} isOpen={isMoreInUse(fields)}>
        <ChoiceField name="old" label={texts.oldKind} read={fields.old} choices={olds} />
        {fields.old.value === "bulb" && (
          <NumberField
            name="oldwatts"
            label={texts.oldWatts}
            read={fields.oldWatts}
            optional
            {...(lumens !== undefined &&
              fields.oldWatts.typed === "" && {
                hint: texts.oldWattsHint(withUnit(oldBulbWatts(lumens), "W")),
              })}
          />
        )}
        <NumberField
          name="price"
          label={texts.price}
          read={fields.price}
          optional
          {...(article && { hint: texts.priceHint(formatNaira(article.price)) })}
        />
        <NumberField
          name="grid"
          label={texts.gridHours}
          read={fields.gridHours}
          optional
          {...(band !== undefined && { hint: texts.gridHoursHint(band, gridHoursOf(band)) })}
        />
      </MoreFields>
      <ChoiceField name="per" label={texts.span} read={fields.span} choices={spanChoices} />
    </ToolForm>
  );
}

function isMoreInUse({ old, oldWatts, price, gridHours }: LightUseFields): boolean {
  return (
    old.value !== "bulb" ||
    [oldWatts, price, gridHours].some(({ typed, problem }) => typed !== "" || problem !== undefined)
  );
}
